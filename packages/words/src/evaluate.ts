import { marksOf } from '@inkling/core/marks';
import { hardGuesses } from './hard.ts';
import { type MarkRows, markMatrix, streamMarkRows } from './mark-rows.ts';
import { rankGuesses, type WordStrategy } from './rank.ts';
import { type WordTable, wordAt } from './table.ts';

/** The result of playing a strategy against every secret. */
export interface WordResult {
  /** Guesses over all solved secrets. */
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** Entry i is the number of secrets solved in i + 1 guesses. */
  readonly histogram: readonly number[];
  /** The number of secrets that are never solved because they may not be guessed. */
  readonly unsolved: number;
}

export interface WordContest {
  readonly guesses: WordTable;
  readonly secrets: WordTable;
  /** For each secret the index of the same word among the guesses, or −1. */
  readonly guessOf: ArrayLike<number>;
  readonly hard: boolean;
  /** The first guess, if it is fixed. */
  readonly opener?: number;
}

/** Secrets that got the same answers so far, and the guesses that may follow. */
interface Node {
  readonly left: Int32Array;
  readonly allowed: Int32Array;
  readonly depth: number;
}

/**
 * Plays a greedy strategy against all secrets simultaneously: each node of its tree is a set of secrets, split by
 * the best guess. Two simple cases end a branch early: a single secret is guessed, and two secrets are guessed one
 * after the other. Yields its progress: the number of secrets settled so far.
 */
export function* evaluateStrategy(
  contest: WordContest,
  strategy: WordStrategy,
): Generator<{ readonly settled: number; readonly secrets: number }, WordResult> {
  const { guesses, secrets, guessOf, hard, opener } = contest;
  const rows: MarkRows = markMatrix(guesses, secrets) ?? streamMarkRows(guesses, secrets);
  const solved = 3 ** guesses.length - 1;
  const secretOf = new Int32Array(guesses.count).fill(-1);
  for (let secret = 0; secret < secrets.count; secret++)
    if (guessOf[secret] >= 0) secretOf[guessOf[secret]] = secret;
  const histogram: number[] = [];
  let unsolved = 0;
  let settled = 0;
  const settle = (secret: number, depth: number) => {
    settled++;
    if (guessOf[secret] < 0) unsolved++;
    else histogram[depth - 1] = (histogram[depth - 1] ?? 0) + 1;
  };
  const all = Int32Array.from({ length: guesses.count }, (_, guess) => guess);
  const stack: Node[] = [
    { left: Int32Array.from({ length: secrets.count }, (_, i) => i), allowed: all, depth: 1 },
  ];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { left, allowed, depth } = node;
    if (left.length <= 2) {
      for (const [i, secret] of left.entries()) settle(secret, depth + i);
      continue;
    }
    const isLeft = new Set(left);
    const [best] =
      depth === 1 && opener !== undefined
        ? [{ guess: opener, parts: 2 }]
        : rankGuesses(rows, left, (guess) => isLeft.has(secretOf[guess]), strategy, 1, allowed);
    if (best === undefined || best.parts === 1) {
      for (const [i, secret] of left.entries()) settle(secret, depth + i);
      continue;
    }
    const row = rows.row(best.guess);
    const parts = new Map<number, number[]>();
    for (const secret of left) {
      const part = parts.get(row[secret]);
      if (part) part.push(secret);
      else parts.set(row[secret], [secret]);
    }
    const word = wordAt(guesses, best.guess);
    for (const [cls, part] of parts)
      if (cls === solved) settle(part[0], depth);
      else {
        const next = hard ? hardGuesses(guesses, allowed, word, marksOf(cls, guesses.length)) : allowed;
        stack.push({ left: Int32Array.from(part), allowed: next, depth: depth + 1 });
      }
    yield { settled, secrets: secrets.count };
  }
  const counts = Array.from(histogram, (count) => count ?? 0);
  const total = counts.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const solvedCount = secrets.count - unsolved;
  return {
    total,
    average: solvedCount === 0 ? 0 : total / solvedCount,
    worst: counts.length,
    histogram: counts,
    unsolved,
  };
}
