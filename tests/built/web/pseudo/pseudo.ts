/**
 * The pseudo-language turns every sentence of a catalogue into ⟦accented text that is two fifths longer⟧.
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

/** Letters of pieces stay separate, as codes are written. */
function isNoSentence(key: string, part: unknown): boolean {
  const isLanguage = key === 'language' && part === 'en';
  return isLanguage || key === 'href' || (typeof part === 'string' && /^\p{Lu}{12}$/u.test(part));
}

/** Repeats the start of the sentence at its end: words of the same kind break as words do. */
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
