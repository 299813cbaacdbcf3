import { RandomStream, seedRandom } from '@inkling/core/random';
import type { MemoryBot } from '@inkling/matching/memory/bots';
import type { PlayerSpec } from '../contract/game-module.ts';
import { witchBotMove } from './analysis/bot.ts';
import { makeMove } from './rules/moves.ts';
import type { WitchParams } from './rules/params.ts';
import type { WitchView } from './rules/view.ts';

/** Creates a bot that sees only what everyone sees, and forgets as its name says. */
export function witchPlayer(name: MemoryBot): PlayerSpec<WitchParams, WitchView> {
  return {
    name,
    cost: 'instant',
    canPlay: ({ opponent }) => opponent === name,
    move: (view, seed) =>
      makeMove(witchBotMove(view, name, new RandomStream(seedRandom(`${seed}/${view.log.length}`)))),
  };
}
