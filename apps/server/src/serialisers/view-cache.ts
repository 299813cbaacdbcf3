import type { Games } from '../room/games.ts';
import type { Room } from '../room/room.ts';
import type { SeenRoom } from '../rooms/room-service.ts';
import type { Serialisers } from './serialisers.ts';

/**
 * The text of a view. A room at a version looks the same to all who share a seat, so one text serves the answer to a
 * move, its event, and a thousand listeners. They all ask at nearly the same moment, so it is enough to keep the last few.
 */
export function cachedView({ serialisers, games }: ViewWriter, { room, seat }: SeenRoom): string {
  for (const view of latest) if (view.room === room && view.seat === seat) return view.text;
  const text = serialisers.body(room, seat, games);
  latest[oldest] = { room, seat, text };
  oldest = (oldest + 1) % VIEWS_KEPT;
  return text;
}

interface ViewWriter {
  readonly serialisers: Serialisers;
  readonly games: Games;
}

interface View {
  readonly room: Room;
  readonly seat: string;
  readonly text: string;
}

/** One room has at most six views at a time. */
const VIEWS_KEPT = 8;
const latest: View[] = [];
let oldest = 0;
