import { recordOfRoom } from '@inkling/games/record/finished-room';
import type { RecordedDay } from '@inkling/games/record/room-record';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import type { Games } from './games.ts';
import type { Room } from './room.ts';
import { gameOf } from './setup.ts';
import { viewOf } from './view.ts';

/**
 * Returns the text of a record file for `inkling verify`, built from what everybody may see of a finished game. Returns
 * undefined until the secret has been revealed.
 */
export function recordOf(room: Room, day: RecordedDay | undefined, games: Games): string | undefined {
  const { module } = gameOf(room.setup, games);
  const record = recordOfRoom(viewOf(room, 'spectator', games), module, day);
  return record && makeRoomRecord(record);
}
