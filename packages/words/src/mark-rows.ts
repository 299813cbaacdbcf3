import { emptyRow, type Lanes, type MarkRow, MarkVectors } from './mark-vectors.ts';
import type { WordTable } from './table.ts';

/**
 * The marks of every guess against a list of secrets, one row per guess, each the sum of the vectors of its letters.
 * No class exceeds 3ⁿ − 1, so no sum carries: one 32-bit addition adds four 8-bit classes (or two of 16 bits). Grading
 * pair by pair is ten times slower.
 */
export interface MarkRows {
  readonly guessCount: number;
  readonly secretCount: number;
  /** 3 to the power of the word length. */
  readonly classCount: number;
  /** The classes of a guess against each secret. Valid until the next call, unless the rows are a matrix. */
  row(guess: number): MarkRow;
}

/** Creates rows that are computed on demand. They need little memory and suit a single pass. */
export function streamMarkRows(guesses: WordTable, secrets: WordTable): MarkRows {
  const vectors = newVectors(guesses, secrets);
  const [buffer, words] = emptyRow(guesses.length, secrets.count);
  const view = buffer.subarray(0, secrets.count);
  return {
    guessCount: guesses.count,
    secretCount: secrets.count,
    classCount: 3 ** guesses.length,
    row(guess) {
      addUp(vectors.of(guess), words, 0);
      return view;
    },
  };
}

/** Computes the whole matrix. Returns `undefined` if it would exceed `bytesMax`. */
export function markMatrix(
  guesses: WordTable,
  secrets: WordTable,
  bytesMax: number = 512 * 1024 * 1024,
): MarkRows | undefined {
  const [sample, step] = emptyRow(guesses.length, secrets.count);
  const stride = sample.length;
  if (sample.byteLength * guesses.count > bytesMax) return undefined;
  const vectors = newVectors(guesses, secrets);
  const [matrix, words] = emptyRow(guesses.length, stride * guesses.count);
  for (let guess = 0; guess < guesses.count; guess++) addUp(vectors.of(guess), words, guess * step.length);
  return {
    guessCount: guesses.count,
    secretCount: secrets.count,
    classCount: 3 ** guesses.length,
    row: (guess) => matrix.subarray(guess * stride, guess * stride + secrets.count),
  };
}

function newVectors(guesses: WordTable, secrets: WordTable): MarkVectors<Lanes> {
  return new MarkVectors(guesses, secrets, (vector) => vector);
}

function addUp(vectors: readonly Lanes[], out: Lanes, from: number): void {
  const size = vectors[0].length;
  if (vectors.length === 5) {
    const [a, b, c, d, e] = vectors;
    for (let i = 0; i < size; i++) out[from + i] = a[i] + b[i] + c[i] + d[i] + e[i];
    return;
  }
  out.set(vectors[0], from);
  for (let k = 1; k < vectors.length; k++) {
    const vector = vectors[k];
    for (let i = 0; i < size; i++) out[from + i] += vector[i];
  }
}
