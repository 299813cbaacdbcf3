import type { PresenceFacts } from '../push/presence.ts';
import type { Games } from '../room/games.ts';
import type { Room } from '../room/room.ts';
import { viewText } from '../room/view-text.ts';

/**
 * Everything that leaves the server about a room goes through one of these functions. They can be replaced, so that the
 * secrecy tests can substitute leaking ones and check that each leak is caught. Nothing else replaces them.
 */
export interface Serialisers {
  /** Serialises the view of a room for a seat. */
  body(room: Room, seat: string, games: Games): string;
  /** Serialises a view as a server-sent event. */
  event(room: Room, seat: string, body: string): string;
  /** Serialises who follows a room as a server-sent event. */
  presence(room: Room, facts: PresenceFacts): string;
  /** Returns the refusal to send; `now` is the room that it is about, if any. */
  refusal(fault: Refusal, now: Room | undefined): Refusal;
  /** Returns the extra headers of an answer about a room. */
  headers(room: Room): Readonly<Record<string, string>>;
  /** Serialises a line of the log. */
  log(facts: LogFacts): string;
}

export interface Refusal {
  readonly code: string;
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
}

/** Everything that is logged about a request: never an address, a body, a token or a room. */
export interface LogFacts {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly level: 'warn' | 'info';
  readonly request: string;
  readonly method: string;
  /** The pattern, such as `/api/rooms/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Why it was refused. */
  readonly code: string | undefined;
  /** For an internal error: its kind and place in our files, without its message, which may contain anything. */
  readonly fault: string | undefined;
}

const NO_HEADERS = {};

export const SERIALISERS: Serialisers = {
  body: viewText,
  event: (room, _seat, body) => `id: ${room.version}\nevent: view\ndata: ${body}\n\n`,
  presence: (_room, facts) => `event: presence\ndata: ${JSON.stringify(facts)}\n\n`,
  refusal: ({ code, place, letter, count }) => ({
    code,
    ...(place === undefined ? {} : { place }),
    ...(letter === undefined ? {} : { letter }),
    ...(count === undefined ? {} : { count }),
  }),
  // There are none: all our headers apply to every answer of the API.
  headers: () => NO_HEADERS,
  log: ({ time, level, request, method, route, status, ms, code, fault }) =>
    JSON.stringify({ time, level, request, method, route, status, ms, code, fault }),
};
