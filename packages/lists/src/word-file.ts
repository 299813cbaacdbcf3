/**
 * A user's own list, one word per line. Oddities are reported along with the words, because a list with a blank
 * line or a stray heading is still a list; only a file that cannot be a list is rejected.
 */
export interface WordFile {
  /** Distinct, in the order of the file, trimmed and in lower case (NFC). */
  readonly words: readonly string[];
  readonly blankLines: number;
  readonly duplicates: number;
  /** How many words there are of each length, in letters as users perceive them (grapheme clusters). */
  readonly lengths: ReadonlyMap<number, number>;
  /**
   * One-based numbers of lines that are not one word (a space or punctuation inside, a control character, more
   * than 32 letters).
   */
  readonly badLines: readonly number[];
}

/** Why a file cannot be a word list. */
export type WordFileFault = { readonly code: 'empty' | 'binary' | 'too-long' };

/** Ten million characters: ten times the largest published list of one language. */
export const WORD_FILE_LENGTH_MAX = 10_000_000;

/**
 * Parses a word list, with any line endings and an optional byte order mark. Never throws for a string.
 *
 * @throws TypeError if the argument is not a string
 */
export function parseWordFile(
  text: string,
): { readonly ok: true; readonly value: WordFile } | { readonly ok: false; readonly error: WordFileFault } {
  if (typeof text !== 'string') throw new TypeError('text must be a string');
  if (text.length > WORD_FILE_LENGTH_MAX) return { ok: false, error: { code: 'too-long' } };
  if (/[\0\uFFFD]/.test(text)) return { ok: false, error: { code: 'binary' } };
  const seen = new Set<string>();
  const lengths = new Map<number, number>();
  const badLines: number[] = [];
  let blankLines = 0;
  let duplicates = 0;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    const isPlain = PLAIN.test(line);
    const word = isPlain ? line.toLowerCase() : line.trim().normalize('NFC').toLowerCase();
    const length = isPlain ? word.length : letterCount(word);
    if (word === '') blankLines++;
    else if (length > 32 || (!isPlain && NO_WORD.test(word))) badLines.push(index + 1);
    else if (seen.has(word)) duplicates++;
    else {
      seen.add(word);
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
  }
  if (seen.size === 0) return { ok: false, error: { code: 'empty' } };
  return { ok: true, value: { words: [...seen], blankLines, duplicates, lengths, badLines } };
}

/** ASCII words: each character counts as one letter and is already normalised. */
const PLAIN = /^[a-z0-9][a-z0-9'-]*$/i;

/**
 * Characters that cannot be part of a word. Apostrophes, hyphens and the Catalan middle dot can be, but not
 * alone.
 */
const NO_WORD = /(?!['’·‐-])[\s\p{Cc}\p{P}\p{Sm}\p{Sc}\p{Sk}]|^['’·‐-]+$/u;

function letterCount(word: string): number {
  if (word === '' || PLAIN.test(word) || word.length > 1000) return word.length;
  let count = 0;
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const _ of segmenter.segment(word)) count++;
  return count;
}

/** Created on first use, because that takes as long as reading ten thousand words of plain letters. */
let segmenter: Intl.Segmenter | undefined;
