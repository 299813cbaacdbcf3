import type { NullTurn } from '../rules/game.ts';
import { answerTo, NULL_ANSWERS, type NullAnswer } from '../rules/moves.ts';

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
}

/** Reviews the turns, up to the first answer that contradicts the earlier ones. */
export function reviewNumbers(most: number, turns: readonly NullTurn[]): readonly ReviewedGuess[] {
  const reviewed: ReviewedGuess[] = [];
  for (const [at, turn] of turns.entries()) {
    const before = numbersLeft(most, turns.slice(0, at));
    const after = numbersLeft(most, turns.slice(0, at + 1));
    const middle = before[(before.length - 1) >> 1];
    if (middle === undefined || after.length === 0) break;
    const sizes = cellsOf(before, turn.guess).map(({ numbers }) => numbers.length);
    reviewed.push({
      ...turn,
      before,
      after,
      gained: Math.log2(before.length / after.length),
      expected: sizes.reduce((sum, size) => sum + bits(size, before.length), 0),
      toGo: toGo(before, turn.guess),
      best: { guess: middle, toGo: toGo(before, middle) },
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

/** Splits the numbers left by their answer to a guess. Omits empty parts. */
export function cellsOf(
  left: readonly number[],
  guess: number,
): readonly { readonly answer: NullAnswer; readonly numbers: readonly number[] }[] {
  return NULL_ANSWERS.map((answer) => ({
    answer,
    numbers: left.filter((number) => answerTo(guess, number) === answer),
  })).filter(({ numbers }) => numbers.length > 0);
}

/** Returns the average number of guesses to find a number with `guess` first and the middle number from then on. */
function toGo(left: readonly number[], guess: number): number {
  const rest = cellsOf(left, guess).reduce(
    (sum, { answer, numbers }) => sum + (answer === 'found' ? 0 : halvings(numbers.length)),
    0,
  );
  return 1 + rest / left.length;
}

/**
 * Returns the number of guesses that finding each of `count` consecutive numbers takes in total if the middle one is
 * always guessed. No strategy needs fewer.
 */
function halvings(count: number): number {
  if (count === 0) return 0;
  return count + halvings((count - 1) >> 1) + halvings(count >> 1);
}

function bits(part: number, whole: number): number {
  return part === 0 ? 0 : (part / whole) * Math.log2(whole / part);
}
