import { needText } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';

/**
 * Letters are grapheme clusters, numbered from 0 in the order of their alphabet: é, ß, 5 or an emoji is one
 * letter, whatever its code points. Text is normalised (NFC) and lower-cased, so that É typed in two ways is
 * one letter. Whether é is a letter besides e is up to the user's alphabet, not to this code.
 */
export interface Alphabet {
  readonly letters: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

export type AlphabetFault = { readonly code: 'empty-alphabet' | 'alphabet-too-long' };

/** More letters than any script here needs. About 2,400 Hangul syllables are in use. */
const ALPHABET_SIZE_MAX = 20_000;

/**
 * Parses an alphabet written as its letters, `abc…`. Skips spaces and repeated letters.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseAlphabet(text: string): Result<Alphabet, AlphabetFault> {
  needText(text, 'text');
  if (text.length > ALPHABET_SIZE_MAX * 8) return fail({ code: 'alphabet-too-long' });
  const letters = [...new Set(splitLetters(text).filter((letter) => letter.trim() !== ''))];
  if (letters.length === 0) return fail({ code: 'empty-alphabet' });
  if (letters.length > ALPHABET_SIZE_MAX) return fail({ code: 'alphabet-too-long' });
  return ok(alphabetOf(letters));
}

export function makeAlphabet({ letters }: Alphabet): string {
  return letters.join('');
}

/** Splits a string into user-perceived letters, normalised and in lower case. */
export function splitLetters(text: string): string[] {
  const normal = text.normalize('NFC').toLowerCase();
  if (PLAIN.test(normal)) return [...normal];
  const letters: string[] = [];
  for (let from = 0; from < normal.length; ) {
    const piece = normal.slice(from, from + PIECE_LENGTH);
    const found = Array.from(graphemes().segment(piece), ({ segment }) => segment);
    const cut = from + PIECE_LENGTH < normal.length && found.length > 1 ? (found.pop() as string).length : 0;
    letters.push(...found);
    from += piece.length - cut;
  }
  return letters;
}

/** Printable ASCII: each character is one letter and in its normal form. */
const PLAIN = /^[ -~]*$/;

/** The time for segmentation grows with the square of the text's length, so long texts are processed in pieces. */
const PIECE_LENGTH = 512;

/** Converts a word to letter numbers. Returns undefined if one of its letters is not in the alphabet. */
export function spell(alphabet: Alphabet, word: string): number[] | undefined {
  const symbols: number[] = [];
  const letters = PLAIN.test(word) ? word.toLowerCase() : splitLetters(word);
  for (const letter of letters) {
    const symbol = alphabet.numbers.get(letter);
    if (symbol === undefined) return undefined;
    symbols.push(symbol);
  }
  return symbols;
}

/** Returns the word that these letter numbers spell. */
export function wordOf(alphabet: Alphabet, symbols: ArrayLike<number>): string {
  return Array.from(symbols, (symbol) => alphabet.letters[symbol]).join('');
}

function alphabetOf(letters: readonly string[]): Alphabet {
  return { letters, numbers: new Map(letters.map((letter, number) => [letter, number])) };
}

let segmenter: Intl.Segmenter | undefined;

/** Creates the segmenter lazily: that takes as long as reading ten thousand words of plain letters. */
function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter;
}

/** a–z. */
export const ENGLISH: Alphabet = alphabetOf([...'abcdefghijklmnopqrstuvwxyz']);
