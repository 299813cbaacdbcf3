import { recordOfRoom } from '@inkling/games/record/finished-room';
import type { RecordedDay } from '@inkling/games/record/room-record';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import type { Games } from './games.ts';
import type { Room } from './room.ts';
import { gameOf } from './setup.ts';
import { viewOf } from './view.ts';

/**
 * A finished game as a file for `inkling verify`, made from what everybody sees; `undefined` while the secret is not
 * shown.
 */
export function recordOf(room: Room, day: RecordedDay | undefined, games: Games): string | undefined {
  const { module } = gameOf(room.setup, games);
  const record = recordOfRoom(viewOf(room, 'spectator', games), module, day);
  return record && makeRoomRecord(record);
}
