import type { Sink } from './world.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Does the locale say that the terminal shows more than ASCII? One that says nothing does. */
export function showsUnicode(env: Environment): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return locale === '' || /utf-?8/i.test(locale);
}

/** Sentences as a terminal can show them. Only the signs of our own sentences change: names and words stay as they are. */
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
