import type { Code } from './feedback.ts';

/**
 * The marks of a word guess: one small integer per place. Unlike the pair (exact, near) of `feedback.ts`, they
 * say *which* places match. Near marks are given from left to right while copies of the letter remain; that
 * order is information, and ignoring it is the classic bug of word solvers (see the pairs in the tests).
 *
 * The class of a row of marks is the row read as a number in base 3, first place highest, so that classes sort
 * as rows do. 3³³ < 2⁵³, so a class is an exact integer at every length used here; it fits 8 bits up to 5
 * places, 16 bits up to 10 and 32 bits up to 20. Strings of digits were rejected because partitions are arrays
 * indexed by class.
 */
export const ABSENT = 0;
export const NEAR = 1;
export const EXACT = 2;

/** One of the three marks: 0, 1 or 2. */
export type Mark = typeof ABSENT | typeof NEAR | typeof EXACT;

/** The maximum length of a word in Inkling, so that a set of places fits one 32-bit integer. */
export const WORD_LENGTH_MAX = 32;

/**
 * Marks a guess against a secret of the same length (1 … 32): first the exact places, then near letters from
 * left to right while the secret has unused copies. Symbols can be any integers.
 */
export function markWord(guess: Code, secret: Code): Mark[] {
  const marks = new Array<Mark>(guess.length).fill(ABSENT);
  let taken = 0;
  for (let i = 0; i < guess.length; i++)
    if (guess[i] === secret[i]) {
      marks[i] = EXACT;
      taken |= 1 << i;
    }
  for (let i = 0; i < guess.length; i++) {
    if (marks[i] === EXACT) continue;
    for (let j = 0; j < secret.length; j++)
      if (secret[j] === guess[i] && (taken & (1 << j)) === 0) {
        marks[i] = NEAR;
        taken |= 1 << j;
        break;
      }
  }
  return marks;
}

/** Computes the class of the marks of a guess against a secret. */
export function scoreWord(guess: Code, secret: Code): number {
  return marksClass(markWord(guess, secret));
}

/** Law: `marksOf(marksClass(m), m.length)` is `m`. */
export function marksClass(marks: ArrayLike<number>): number {
  let cls = 0;
  for (let i = 0; i < marks.length; i++) cls = cls * 3 + (marks[i] as number);
  return cls;
}

export function marksOf(cls: number, length: number): Mark[] {
  const marks = new Array<Mark>(length);
  let rest = cls;
  for (let i = length - 1; i >= 0; i--) {
    marks[i] = (rest % 3) as Mark;
    rest = Math.floor(rest / 3);
  }
  return marks;
}

/** The number of rows of marks of this length, including those that no secret produces. */
export function marksClassCount(length: number): number {
  return 3 ** length;
}

/** The class of the row that is exact everywhere. */
export function solvedMarks(length: number): number {
  return 3 ** length - 1;
}
