import type { NullTurn } from '../rules/game.ts';
import { answerTo, NULL_ANSWERS, type NullAnswer } from '../rules/moves.ts';

/** What a guess was worth among the numbers that were left. */
export interface ReviewedGuess extends NullTurn {
  /** The numbers that were left before the guess and after its answer, in order. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** In bits: what the answer told, and what such a guess tells on average. */
  readonly gained: number;
  readonly expected: number;
  /** Guesses still to go on average, this one included: of the guess, and of the best. */
  readonly toGo: number;
  readonly best: { readonly guess: number; readonly toGo: number };
}

/** Every turn as long as its answers can be true. */
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

/** The numbers from 1 to `most` that give all these answers, in order. */
export function numbersLeft(most: number, turns: readonly NullTurn[]): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter((number) =>
    turns.every(({ guess, answer }) => answerTo(guess, number) === answer),
  );
}

/** How a guess splits the numbers that are left, by its answers. */
export function cellsOf(
  left: readonly number[],
  guess: number,
): readonly { readonly answer: NullAnswer; readonly numbers: readonly number[] }[] {
  return NULL_ANSWERS.map((answer) => ({
    answer,
    numbers: left.filter((number) => answerTo(guess, number) === answer),
  })).filter(({ numbers }) => numbers.length > 0);
}

/** Guesses on average until a number is found, when this is guessed first and the middle from then on. */
function toGo(left: readonly number[], guess: number): number {
  const rest = cellsOf(left, guess).reduce(
    (sum, { answer, numbers }) => sum + (answer === 'found' ? 0 : halvings(numbers.length)),
    0,
  );
  return 1 + rest / left.length;
}

/** The guesses that all numbers of a row take together when the middle one is always guessed, which is the least possible. */
function halvings(count: number): number {
  if (count === 0) return 0;
  return count + halvings((count - 1) >> 1) + halvings(count >> 1);
}

function bits(part: number, whole: number): number {
  return part === 0 ? 0 : (part / whole) * Math.log2(whole / part);
}
