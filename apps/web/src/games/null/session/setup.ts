import { newSheet, type Sheet } from '@inkling/core/sheet';
import { nullGame } from '@inkling/games/null/rules/game';
import { makeParams, type NullParams } from '@inkling/games/null/rules/params';

/** What a user chooses before a game. The page offers a few numbers; the terminal accepts others. */
export type Setup = Pick<NullParams, 'most' | 'turnsMax'>;

export const MOST = [10, 100, 999] as const;
export const TURNS = [4, 7, 10] as const;
export const FIRST_SETUP: Setup = { most: 100, turnsMax: 7 };

/** A new game with this setup. The number is drawn from the seed. */
export function sheetFor(setup: Setup, seed: string): Sheet {
  return newSheet(nullGame.id, makeParams({ ...setup, maker: 'drawn' }), seed);
}
