import type { Games } from '../room/games.ts';
import type { Room } from '../room/room.ts';
import type { SeenRoom } from '../rooms/room-service.ts';
import type { Serialisers } from './serialisers.ts';

/**
 * The bytes of a view. A room at a version looks the same to all who share a seat, so one text serves the answer of
 * a move, its event, and a thousand listeners.
 */
export function cachedView({ serialisers, games }: ViewWriter, { room, seat }: SeenRoom): string {
  let bySeat = texts.get(room);
  if (!bySeat) texts.set(room, (bySeat = new Map()));
  let body = bySeat.get(seat);
  if (body === undefined) bySeat.set(seat, (body = serialisers.body(room, seat, games)));
  return body;
}

interface ViewWriter {
  readonly serialisers: Serialisers;
  readonly games: Games;
}

const texts = new WeakMap<Room, Map<string, string>>();
