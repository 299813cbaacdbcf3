import { codeCount } from '@inkling/codes/candidates/code-space';
import { finish } from '@inkling/core/finish';
import type { PlayerSpec } from '../contract/game-module.ts';
import { nextGuess, PLAYERS, type PlayerName } from './analysis/players.ts';
import { positionAfter } from './analysis/positions.ts';
import { CODES_LISTED_MAX } from './room.ts';
import type { MastermindView } from './rules/game.ts';
import { codeTurn } from './rules/game.ts';
import { makeCode } from './rules/notation.ts';
import type { MastermindParams } from './rules/params.ts';

/** The players of `analysis/players.ts`, playing as the breaker in a room. */
export const MASTERMIND_PLAYERS: readonly PlayerSpec<MastermindParams, MastermindView>[] = PLAYERS.map(
  (name) => ({
    name,
    cost: 'seconds',
    canPlay: ({ rules }) => codeCount(rules) <= (weighs(name) ? CODES_WEIGHED_MAX : CODES_LISTED_MAX),
    move({ rules, turns }, seed) {
      const position = positionAfter(rules, turns.map(codeTurn));
      if (!position.ok) return undefined;
      const guess = finish(nextGuess({ name, seed }, position.value));
      return guess.ok ? `guess ${makeCode(guess.value)}` : undefined;
    },
  }),
);

const CODES_WEIGHED_MAX = 8000n;

/** Whether this player scores every guess against every code. */
function weighs(name: PlayerName): boolean {
  return !['sampled', 'random', 'states'].includes(name);
}
