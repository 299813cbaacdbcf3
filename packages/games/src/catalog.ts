import type { Game } from '@inkling/core/game';
import { mastermind } from './mastermind/game.ts';
import { nullGame } from './null/game.ts';

/** A game whose types only its own room knows: what a shell that handles any game can hold. */
// biome-ignore lint/suspicious/noExplicitAny: states, moves and views differ from game to game
export type AnyGame = Game<any, any, any, any, string, { readonly code: string }>;

/** Every game that needs nothing from outside, by id. */
export const CATALOG: Readonly<Record<string, AnyGame>> = {
  [nullGame.id]: nullGame as AnyGame,
  [mastermind.id]: mastermind as AnyGame,
};
