import { recordOfRoom } from 'inkling/record/finished-room';
import type { RecordedDay } from 'inkling/record/room-record';
import { makeRoomRecord } from 'inkling/record/room-text';
import type { Games } from './games.ts';
import type { Room } from './room.ts';
import { viewOf } from './view.ts';

/**
 * A finished game as a file for `inkling verify`, made from what everybody sees; `undefined` while the secret is not
 * shown.
 */
export function recordOf(room: Room, day: RecordedDay | undefined, games: Games): string | undefined {
  const record = recordOfRoom(viewOf(room, 'spectator', games), games.roster, day);
  return record && makeRoomRecord(record);
}
