import type { GameModule } from '../contract/game-module.ts';
import { mastermindDaily } from './daily/day-code.ts';
import { CODE_LINKS } from './link/code-links.ts';
import { MASTERMIND_PLAYERS } from './players.ts';
import { CODE_RECORDS } from './record/code-laws.ts';
import { mastermindRoom } from './room.ts';
import {
  type MastermindFault,
  type MastermindSeat,
  type MastermindState,
  type MastermindView,
  mastermind,
} from './rules/game.ts';
import type { MastermindMove } from './rules/moves.ts';
import type { MastermindParams } from './rules/params.ts';

export type MastermindModule = GameModule<
  MastermindParams,
  MastermindState,
  MastermindMove,
  MastermindView,
  MastermindSeat,
  MastermindFault
>;

export const mastermindModule: MastermindModule = {
  id: mastermind.id,
  rules: mastermind,
  room: mastermindRoom,
  players: MASTERMIND_PLAYERS,
  daily: mastermindDaily,
  record: CODE_RECORDS,
  link: CODE_LINKS,
  puzzles: async () => (await import('./puzzles/code-puzzles.ts')).codePuzzles,
};
