import type { Clock } from '../system/clock.ts';

/** Who of a room is here just now: told by open streams alone, and kept in memory only. */
export interface PresenceFacts {
  /** Seats whose people look at the room now. */
  readonly here: readonly string[];
  /** Seats whose people have left, and for how long they have been away. */
  readonly away: readonly { readonly seat: string; readonly seconds: number }[];
  /** Streams of people without a seat. */
  readonly watchers: number;
}

/** Calls after some milliseconds, unless the returned function was called before. */
export type Later = (ms: number, call: () => void) => () => void;

export const systemLater: Later = (ms, call) => {
  const timer = setTimeout(call, ms).unref();
  return () => clearTimeout(timer);
};

/** Everybody who follows a room, by seat. Changes are gathered, so that many who come and go at once cost one event. */
export class Presence {
  readonly #clock: Clock;
  readonly #later: Later;
  readonly #rooms = new Map<string, RoomPresence>();

  constructor(clock: Clock, later: Later = systemLater) {
    this.#clock = clock;
    this.#later = later;
  }

  /** Somebody follows a room until the returned function is called; `onChange` hears that others have come or gone. */
  enter(id: string, seat: string, onChange: () => void): () => void {
    const room = this.#rooms.get(id) ?? { streams: new Map(), leftMs: new Map(), timer: undefined };
    // The room that was entered last is forgotten last.
    this.#rooms.delete(id);
    this.#rooms.set(id, room);
    this.#forgetOldest();
    room.streams.set(onChange, seat);
    room.leftMs.delete(seat);
    this.#tellIn(room, SOON_MS);
    return () => {
      if (!room.streams.delete(onChange)) return;
      const isGone = !isWatcher(seat) && ![...room.streams.values()].includes(seat);
      if (isGone) room.leftMs.set(seat, this.#clock.now());
      this.#tellIn(room, isGone ? GRACE_MS : SOON_MS);
    };
  }

  of(id: string): PresenceFacts {
    const room = this.#rooms.get(id);
    const following = [...(room?.streams.values() ?? [])];
    const left = [...(room?.leftMs ?? [])].map(([seat, leftMs]) => ({
      seat,
      ms: Math.max(0, this.#clock.now() - leftMs),
    }));
    // A page that is opened again is not away meanwhile.
    const lingering = left.filter(({ ms }) => ms < GRACE_MS).map(({ seat }) => seat);
    return {
      here: [...new Set([...following.filter((seat) => !isWatcher(seat)), ...lingering])].toSorted(),
      away: left
        .filter(({ ms }) => ms >= GRACE_MS)
        .map(({ seat, ms }) => ({ seat, seconds: Math.floor(ms / 1000) })),
      watchers: following.filter(isWatcher).length,
    };
  }

  close(): void {
    for (const room of this.#rooms.values()) room.timer?.stop();
  }

  #tellIn(room: RoomPresence, ms: number): void {
    const at = this.#clock.now() + ms;
    if (room.timer && room.timer.at <= at) return;
    room.timer?.stop();
    const stop = this.#later(ms, () => {
      room.timer = undefined;
      for (const onChange of room.streams.keys()) onChange();
      const lingering = [...room.leftMs.values()].map((leftMs) => leftMs + GRACE_MS - this.#clock.now());
      const next = Math.min(...lingering.filter((rest) => rest > 0));
      if (Number.isFinite(next) && room.streams.size > 0) this.#tellIn(room, next);
    });
    room.timer = { at, stop };
  }

  /** Rooms that nobody follows any more make way: when their people left is then unknown. */
  #forgetOldest(): void {
    for (const [id, room] of this.#rooms) {
      if (this.#rooms.size <= ROOMS_MAX) return;
      if (room.streams.size === 0) this.#rooms.delete(id);
    }
  }
}

interface RoomPresence {
  /** The seat of each listener. */
  readonly streams: Map<() => void, string>;
  /** When the last stream of a seat ended. */
  readonly leftMs: Map<string, number>;
  timer: { readonly at: number; stop(): void } | undefined;
}

/** Somebody without a seat, by either link. */
export function isWatcher(seat: string): boolean {
  return seat === 'spectator' || seat === 'watcher';
}

/** So long changes are gathered. */
const SOON_MS = 500;
/** Longer than a page takes to be opened again. */
const GRACE_MS = 5000;
const ROOMS_MAX = 20_000;
