import type { RoomView } from '@inkling/client/generated/api';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { nullModule } from '@inkling/games/null/module';
import { loadWordFor } from '@inkling/games/word/listed-module';
import { signal } from '@preact/signals';
import { room as mastermindPart } from '../../../../games/mastermind/room/room-part.tsx';
import { roomPart } from '../../../../games/word/room/room-part.tsx';
import type { RoomGame } from '../../session/room-game.ts';
import { plainPart } from '../plain-part.tsx';

/** A race between two players, of whom the first has made one turn. */
export const VIEW: RoomView = {
  id: 'room',
  version: 4,
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'drawn',
  you: 'first',
  seats: [
    { seat: 'first', taken: true },
    { seat: 'second', taken: true },
  ],
  phase: 'playing',
  turn: ['first', 'second'],
  sheets: [
    { seat: 'first', turnsUsed: 1, over: false, solved: false, resigned: false, turns: [] },
    { seat: 'second', turnsUsed: 0, over: false, solved: false, resigned: false },
  ],
};

export const code: RoomGame = {
  id: 'mastermind',
  module: mastermindModule,
  part: mastermindPart,
  name: () => 'Mastermind',
};
export const word: RoomGame = {
  id: 'word',
  module: await loadWordFor('w5t6@english'),
  part: roomPart(signal({ keyboard: 'auto' })),
  name: () => 'Word',
};
export const plain: RoomGame = {
  id: 'null',
  module: nullModule,
  part: plainPart(nullModule),
  name: () => 'Number',
};
