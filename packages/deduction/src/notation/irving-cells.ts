import { feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';
import type { StrategyCodec } from '../optimum/strategy-text.ts';

/** The game whose cells Irving's notation lists, and the codec of its guesses. */
export interface IrvingGame {
  readonly places: number;
  readonly secretCount: number;
  readonly solved: number;
  feedback(guess: number, secret: number): number;
  guessOf(secret: number): number;
  readonly codec: Pick<StrategyCodec, 'makeGuess' | 'parseGuess'>;
}

/** The number of cells listed for a guess of four places: 15 include the impossible (3,1), 14 omit it. */
export type IrvingDialect = 14 | 15;

/** Returns the classes in groups by exact count, ascending; within a group, near counts descend. */
export function slotsOf(places: number, dialect: IrvingDialect): readonly (readonly number[])[] {
  return Array.from({ length: places + 1 }, (_, exact) =>
    Array.from({ length: places - exact + 1 }, (_, i) => places - exact - i)
      .filter((near) => dialect === 15 || isFeedbackPossible(places, exact, near))
      .map((near) => feedbackClass(exact, near)),
  );
}

/** Groups the secrets by the class of their answer to a guess. */
export function cellsOf(guess: number, secrets: readonly number[], game: IrvingGame): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (const secret of secrets) {
    const cls = game.feedback(guess, secret);
    const cell = cells.get(cls);
    if (cell) cell.push(secret);
    else cells.set(cls, [secret]);
  }
  return cells;
}

export function everySecret(game: IrvingGame): readonly number[] {
  return Array.from({ length: game.secretCount }, (_, secret) => secret);
}
