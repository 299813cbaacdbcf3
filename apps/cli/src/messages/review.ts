import { counted, listed } from './numbers.ts';

export const REVIEW_NEEDS_TURNS = 'review needs the turns of a game; see inkling help review.';

/** A turn, with the number of secrets that fit all answers before it and after it. */
export interface ReviewedTurn {
  readonly before: bigint;
  readonly after: bigint;
  /** Whether the guess could have been the secret. */
  readonly isPossible: boolean;
}

/**
 * Reviews a finished game in a few sentences: what each guess was worth. `noun` is what the game calls its secret.
 */
export function sayReview(turns: readonly ReviewedTurn[], noun: string): readonly string[] {
  const known = turns.map((turn, index) => ({ ...turn, index, bits: bitsOf(turn) }));
  const best = known
    .filter(({ before, after }) => before > after && after > 0n)
    .toSorted((a, b) => b.bits - a.bits)[0];
  if (turns.length < 2 || !best) return [];
  const idle = known.filter(({ before, after }) => before > 1n && before === after);
  const impossible = known.filter(({ isPossible, before }) => !isPossible && before > 0n);
  return [
    `Review: turn ${best.index + 1} told the most: of ${counted(best.before, noun)} it left ${counted(best.after, noun)}.`,
    ...(idle.length > 0 ? [`${namesOf(idle)} told nothing new.`] : []),
    ...(impossible.length > 0
      ? [`${namesOf(impossible)} could not be the ${noun} any more; such a guess can still tell much.`]
      : []),
  ];
}

function bitsOf({ before, after }: ReviewedTurn): number {
  return Math.log2(Number(before)) - Math.log2(Number(after));
}

function namesOf(turns: readonly { readonly index: number }[]): string {
  return `Turn${turns.length > 1 ? 's' : ''} ${listed(turns.map(({ index }) => index + 1))}`;
}
