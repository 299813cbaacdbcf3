import type { Games } from '../duel/games.ts';
import type { Room } from '../duel/room.ts';
import { viewText } from '../duel/view-text.ts';

/**
 * Everything that leaves the server about a room passes one of these. They are values so that the secrecy tests can
 * put leaking ones in their place and see that each is caught; nothing else does.
 */
export interface Layers {
  /** The bytes of a view. */
  body(room: Room, seat: string, games: Games): string;
  /** One event of a stream. */
  event(room: Room, seat: string, body: string): string;
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
  readonly request: string;
  readonly method: string;
  /** The pattern, `/api/rooms/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export const LAYERS: Layers = {
  body: viewText,
  event: (room, _seat, body) => `id: ${room.version}\nevent: view\ndata: ${body}\n\n`,
  refusal: ({ code, place, letter, count }) => ({
    code,
    ...(place === undefined ? {} : { place }),
    ...(letter === undefined ? {} : { letter }),
    ...(count === undefined ? {} : { count }),
  }),
  headers: () => ({ 'cache-control': 'no-store' }),
  log: ({ request, method, route, status, ms }) => JSON.stringify({ request, method, route, status, ms }),
};
