import type { PresenceFacts } from '../push/presence.ts';
import type { Games } from '../room/games.ts';
import type { Room } from '../room/room.ts';
import { viewText } from '../room/view-text.ts';

/**
 * Everything that leaves the server about a room goes through one of these. They can be replaced, so that the secrecy
 * tests can put in ones that leak, and see that each leak is caught. Nothing else replaces them.
 */
export interface Serialisers {
  /** The bytes of a view. */
  body(room: Room, seat: string, games: Games): string;
  /** One event of a stream. */
  event(room: Room, seat: string, body: string): string;
  /** Who follows a room, as one event of a stream. */
  presence(room: Room, facts: PresenceFacts): string;
  /** A refusal; `now` is the room that it is about, where there is one. */
  refusal(fault: Refusal, now: Room | undefined): Refusal;
  /** Headers of an answer about a room. */
  headers(room: Room): Readonly<Record<string, string>>;
  /** One line of the log. */
  log(facts: LogFacts): string;
}

export interface Refusal {
  readonly code: string;
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
}

/** All that is written about a request: never an address, a body, a token or a room. */
export interface LogFacts {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly level: 'warn' | 'info';
  readonly request: string;
  readonly method: string;
  /** The pattern, `/api/rooms/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Why it was refused. */
  readonly code: string | undefined;
  /** Of a fault of our own the kind of error and the place in our files, without its message, which may hold anything. */
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
  // All that there are belong to every answer of the API.
  headers: () => NO_HEADERS,
  log: ({ time, level, request, method, route, status, ms, code, fault }) =>
    JSON.stringify({ time, level, request, method, route, status, ms, code, fault }),
};
