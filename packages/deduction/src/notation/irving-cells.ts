import { feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';
import type { StrategyCodec } from '../optimum/strategy-text.ts';

/** The game whose cells Irving's notation lists, and how its codes are written. */
export interface IrvingGame {
  readonly places: number;
  readonly secretCount: number;
  readonly solved: number;
  feedback(guess: number, secret: number): number;
  guessOf(secret: number): number;
  readonly codec: Pick<StrategyCodec, 'makeGuess' | 'parseGuess'>;
}

/** How many cells a guess of four places has in a list: 15 keep the impossible (3,1), 14 leave it out. */
export type IrvingDialect = 14 | 15;

/** Classes by group of exact answers, near ones descending. */
export function slotsOf(places: number, dialect: IrvingDialect): readonly (readonly number[])[] {
  return Array.from({ length: places + 1 }, (_, exact) =>
    Array.from({ length: places - exact + 1 }, (_, i) => places - exact - i)
      .filter((near) => dialect === 15 || isFeedbackPossible(places, exact, near))
      .map((near) => feedbackClass(exact, near)),
  );
}

/** The secrets by the class of their answer. */
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
