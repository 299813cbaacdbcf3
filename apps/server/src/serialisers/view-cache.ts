import type { Games } from '../room/games.ts';
import type { Room } from '../room/room.ts';
import type { SeenRoom } from '../rooms/room-request.ts';
import type { Serialisers } from './serialisers.ts';

/**
 * Returns a serialised view. A room at a version looks the same to everyone with the same seat, so one string serves
 * the answer to a move, its event, and a thousand listeners. They all need it at nearly the same moment, so it is
 * enough to cache the last few.
 */
export function cachedView(writer: ViewWriter, seen: SeenRoom): string {
  return cached(writer, seen).text;
}

/** Returns a serialised view as a server-sent event. */
export function cachedEvent(writer: ViewWriter, seen: SeenRoom): string {
  const view = cached(writer, seen);
  view.event ??= writer.serialisers.event(seen.room, seen.seat, view.text);
  return view.event;
}

function cached({ serialisers, games }: ViewWriter, { room, seat }: SeenRoom): View {
  for (const view of latest) if (view.room === room && view.seat === seat) return view;
  const view = { room, seat, text: serialisers.body(room, seat, games), event: undefined };
  latest[oldest] = view;
  oldest = (oldest + 1) % VIEWS_KEPT;
  return view;
}

interface ViewWriter {
  readonly serialisers: Serialisers;
  readonly games: Games;
}

interface View {
  readonly room: Room;
  readonly seat: string;
  readonly text: string;
  event: string | undefined;
}

/** One room has at most six views at a time. */
const VIEWS_KEPT = 8;
const latest: View[] = [];
let oldest = 0;
