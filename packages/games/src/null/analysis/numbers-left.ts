import type { NullTurn } from '../rules/game.ts';
import { answerTo } from '../rules/moves.ts';

/** The numbers from 1 to `most` that give all these answers, in order. */
export function numbersLeft(most: number, turns: readonly NullTurn[]): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter((number) =>
    turns.every(({ guess, answer }) => answerTo(guess, number) === answer),
  );
}
