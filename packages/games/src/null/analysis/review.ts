import type { NullTurn } from '../rules/game.ts';
import { answerTo } from '../rules/moves.ts';
import { cellsOf, LeastGuesses } from './least-guesses.ts';

/** A turn with an evaluation of its guess among the numbers that were left. */
export interface ReviewedGuess extends NullTurn {
  /** The numbers left before the guess and after its answer, in ascending order. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Information in bits: what the answer gave, and what the guess gives on average. */
  readonly gained: number;
  readonly expected: number;
  /** Average number of guesses still needed, including this one: for this guess, and for the best guess. */
  readonly toGo: number;
  readonly best: { readonly guess: number; readonly toGo: number };
  /** Whether no guess is better than `best`. If not, there were too many possibilities to try them all. */
  readonly isProved: boolean;
}

/** Reviews the turns, up to the first answer that contradicts the earlier ones. */
export function reviewNumbers(most: number, turns: readonly NullTurn[]): readonly ReviewedGuess[] {
  const reviewed: ReviewedGuess[] = [];
  const least = new LeastGuesses(most);
  for (const [at, turn] of turns.entries()) {
    const before = numbersLeft(most, turns.slice(0, at));
    const after = numbersLeft(most, turns.slice(0, at + 1));
    if (after.length === 0) break;
    const best = least.best(before);
    const total = least.totalAfter(before, turn.guess);
    const sizes = cellsOf(before, turn.guess).map(({ numbers }) => numbers.length);
    reviewed.push({
      ...turn,
      before,
      after,
      gained: Math.log2(before.length / after.length),
      expected: sizes.reduce((sum, size) => sum + bits(size, before.length), 0),
      toGo: total / before.length,
      best: { guess: best.guess, toGo: best.total / before.length },
      isProved: least.isProved,
    });
  }
  return reviewed;
}

/** Returns the numbers from 1 to `most` that give all these answers, in ascending order. */
export function numbersLeft(most: number, turns: readonly NullTurn[]): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter((number) =>
    turns.every(({ guess, answer }) => answerTo(guess, number) === answer),
  );
}

function bits(part: number, whole: number): number {
  return part === 0 ? 0 : (part / whole) * Math.log2(whole / part);
}
