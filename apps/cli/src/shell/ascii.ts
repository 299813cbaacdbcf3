import type { Sink } from './world.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the locale lets the terminal show more than ASCII. True if no locale is set. */
export function showsUnicode(env: Environment): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return locale === '' || /utf-?8/i.test(locale);
}

/**
 * Returns text in a form that the terminal can show. Only the punctuation of our own sentences is replaced; names
 * and words stay as they are.
 */
export function shownText(text: string, to: Pick<Sink, 'isAscii'>): string {
  return to.isAscii ? text.replace(SIGNS, (sign) => ASCII[sign] ?? sign) : text;
}

const ASCII: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '·': '.',
  '→': '->',
  '–': '-',
  '−': '-',
  '×': 'x',
  '±': '+/-',
};
const SIGNS = new RegExp(`[${Object.keys(ASCII).join('')}]`, 'g');
