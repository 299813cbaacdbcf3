import type { GameModule } from '../contract/game-module.ts';
import { NULL_LINKS } from './link/number-links.ts';
import { NULL_PLAYERS } from './players.ts';
import { NUMBER_RECORDS } from './record/number-laws.ts';
import { nullRoom } from './room.ts';
import { type NullFault, type NullSeat, type NullState, type NullView, nullGame } from './rules/game.ts';
import type { NullMove } from './rules/moves.ts';
import type { NullParams } from './rules/params.ts';

export type NullModule = GameModule<NullParams, NullState, NullMove, NullView, NullSeat, NullFault>;

export const nullModule: NullModule = {
  id: nullGame.id,
  rules: nullGame,
  room: nullRoom,
  players: NULL_PLAYERS,
  daily: { rules: 'n100/7' },
  record: NUMBER_RECORDS,
  link: NULL_LINKS,
};
