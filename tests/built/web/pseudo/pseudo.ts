/**
 * Translates every sentence of a catalogue into the pseudo-language: ⟦accented text that is two fifths longer⟧.
 * Text without brackets did not come from a catalogue; what does not fit will not fit in German either.
 */
export function pseudo<Words>(words: Words): Words {
  return translate(words) as Words;
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? stretched(value) : value;
  if (typeof value === 'function') return (...holes: unknown[]) => translate(value(...holes));
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isNoSentence(key, part) ? part : translate(part)]),
  );
}

/**
 * Whether a string is not a sentence. The letters of pieces are not translated because codes are written with
 * them.
 */
function isNoSentence(key: string, part: unknown): boolean {
  const isLanguage = key === 'language' && part === 'en';
  return isLanguage || key === 'href' || (typeof part === 'string' && /^\p{Lu}{12}$/u.test(part));
}

/** Lengthens a sentence by repeating its start, so that the addition breaks across lines as words do. */
function stretched(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  const bare = accented.replace(/[⟦⟧]/g, '');
  return `⟦${accented} ${bare.slice(0, Math.ceil(bare.length * 0.4)).trim()}⟧`;
}

const PLAIN = 'aceinouyAEINOUY';
const MARKED = 'áçéîñöüýÀÉÎÑÖÜÝ';
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(PLAIN, (letter, at) => [letter, MARKED[at] as string]),
);
