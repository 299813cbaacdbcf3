import { MEMORY_BOTS } from '@inkling/matching/memory/bots';
import type { GameModule } from '../contract/game-module.ts';
import { WITCH_DAY_RULES } from './day-rules.ts';
import { witchPlayer } from './players.ts';
import { witchRecords } from './record/table-laws.ts';
import { witchRoom } from './room.ts';
import { type WitchFault, witchGame } from './rules/game.ts';
import type { WitchMove } from './rules/moves.ts';
import type { WitchParams } from './rules/params.ts';
import type { Roster } from './rules/roster.ts';
import type { WitchSeat, WitchState } from './rules/state.ts';
import type { WitchView } from './rules/view.ts';

export type WitchModule = GameModule<WitchParams, WitchState, WitchMove, WitchView, WitchSeat, WitchFault>;

/** Creates the module of the game with these witches. */
export function witchModule(roster: Roster): WitchModule {
  const rules = witchGame(roster);
  return {
    id: rules.id,
    rules,
    room: witchRoom(rules, roster),
    players: MEMORY_BOTS.map(witchPlayer),
    daily: { rules: WITCH_DAY_RULES },
    record: witchRecords(roster),
  };
}
