import type { Room } from '../duel/room.ts';
import type { House } from '../house.ts';
import type { Seen } from '../rooms/hall.ts';

/**
 * The bytes of a view. A room at a version looks the same to all who share a seat, so one drawing serves the answer of
 * a move, its event, and a thousand listeners.
 */
export function drawingOf({ layers, games }: House, { room, seat }: Seen): string {
  let bySeat = drawn.get(room);
  if (!bySeat) drawn.set(room, (bySeat = new Map()));
  let body = bySeat.get(seat);
  if (body === undefined) bySeat.set(seat, (body = layers.body(room, seat, games)));
  return body;
}

const drawn = new WeakMap<Room, Map<string, string>>();
