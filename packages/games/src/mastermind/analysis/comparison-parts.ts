import type { Evaluation } from '@inkling/codes/strategies/evaluation';
import { summarise } from '@inkling/codes/strategies/evaluation';
import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import type { CodeAnalysis } from './analysis.ts';
import { chooserOf, evaluateSet, playSecrets } from './comparison.ts';
import type { PlayerName } from './players.ts';

/**
 * An independent part of a comparison, as plain data that can be sent to a worker thread: the secrets with the
 * same answer to the first guess or, for players that play secret by secret, a range of secrets.
 */
export type ComparisonPart =
  | { readonly player: PlayerName; readonly secrets: number; readonly turn: CodeTurn }
  | { readonly player: PlayerName; readonly secrets: number; readonly from: number };

/** The parts of a player's comparison, largest first, and the histogram of secrets that the first guess finds. */
export interface DividedComparison {
  readonly parts: readonly ComparisonPart[];
  readonly found: readonly number[];
}

export function divideComparison(start: CodeAnalysis, player: PlayerName): DividedComparison {
  const choose = chooserOf(player);
  const { codes } = start.set.space;
  if (!choose) {
    const parts: ComparisonPart[] = [];
    for (let from = 0; from < codes.size; from += RANGE)
      parts.push({ player, from, secrets: Math.min(RANGE, codes.size - from) });
    return { parts, found: [] };
  }
  const choice = choose(start.set);
  const guess = Array.from(codes.codeAt(typeof choice === 'number' ? choice : finish(choice)));
  const sizes = start.set.split(guess);
  const parts: ComparisonPart[] = [];
  const solved = solvedClass(start.rules.places);
  for (let feedback = 0; feedback < feedbackClassCount(start.rules.places); feedback++) {
    const secrets = Number(sizes[feedback]);
    if (secrets > 0 && feedback !== solved) parts.push({ player, secrets, turn: { guess, feedback } });
  }
  return { parts: parts.toSorted((a, b) => b.secrets - a.secrets), found: [Number(sizes[solved])] };
}

/** Returns the histogram of guesses over the secrets of the part. Yields the number of secrets done. */
export function* playPart(
  start: CodeAnalysis,
  part: ComparisonPart,
  seed: string,
): Generator<number, readonly number[]> {
  if ('from' in part)
    return yield* playSecrets(start, part.player, seed, part.from, part.from + part.secrets);
  const { histogram } = yield* evaluateSet(start.with(part.turn), part.player);
  return histogram;
}

/** Sums the histograms of all parts, in any order. */
export function mergeFound(histograms: readonly (readonly number[])[]): Evaluation {
  const sum: number[] = [];
  for (const histogram of histograms)
    for (const [i, count] of histogram.entries()) sum[i] = (sum[i] ?? 0) + count;
  return summarise(sum);
}

const RANGE = 512;
