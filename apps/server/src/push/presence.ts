import { isSeatless } from '../room/viewer.ts';
import type { Clock } from '../system/clock.ts';

/** Who is in a room now. This follows only from open streams, at all servers, and is stored only in memory. */
export interface PresenceFacts {
  /** Seats whose players have the room open now. */
  readonly here: readonly string[];
  /** Seats whose players have left, and how long ago. */
  readonly away: readonly { readonly seat: string; readonly seconds: number }[];
  /** The number of streams of spectators. */
  readonly watchers: number;
}

/** Who follows a room at one server. */
export interface Following {
  /** Sorted, without duplicates. */
  readonly seats: readonly string[];
  /** The number of streams of spectators. */
  readonly watchers: number;
}

/** Calls back after some milliseconds, unless the returned function is called first. */
export type Later = (ms: number, call: () => void) => () => void;

const systemLater: Later = (ms, call) => {
  const timer = setTimeout(call, ms).unref();
  return () => clearTimeout(timer);
};

/** Tracks who follows each room, by seat. Changes are batched, so that many simultaneous ones cost a single event. */
export class Presence {
  readonly #clock: Clock;
  readonly #later: Later;
  readonly #onLocalChange: (id: string) => void;
  readonly #rooms = new Map<string, RoomPresence>();

  /** @param onLocalChange called with the id of a room that a user has joined or left at this server */
  constructor(
    clock: Clock,
    later: Later = systemLater,
    onLocalChange: (id: string) => void = () => undefined,
  ) {
    this.#clock = clock;
    this.#later = later;
    this.#onLocalChange = onLocalChange;
  }

  /** Adds a follower of a room until the returned function is called. `onChange` is called when others come or go. */
  enter(id: string, seat: string, onChange: () => void): () => void {
    const room = this.#roomOf(id);
    room.listeners.add(onChange);
    room.streams.set(seat, (room.streams.get(seat) ?? 0) + 1);
    room.leftMs.delete(seat);
    this.#tellIn(room, soonFor(room));
    this.#onLocalChange(id);
    return () => {
      if (!room.listeners.delete(onChange)) return;
      const left = (room.streams.get(seat) ?? 1) - 1;
      if (left === 0) room.streams.delete(seat);
      else room.streams.set(seat, left);
      const isGone = !isSeatless(seat) && !seatsIn(room).has(seat);
      if (isGone) room.leftMs.set(seat, this.#clock.now());
      this.#tellIn(room, isGone ? GRACE_MS : soonFor(room));
      this.#onLocalChange(id);
    };
  }

  /** Handles an announcement of who follows a room at another server. */
  hear(server: string, id: string, following: Following): void {
    const room = this.#roomOf(id);
    const before = seatsIn(room);
    if (following.seats.length === 0 && following.watchers === 0) room.elsewhere.delete(server);
    else room.elsewhere.set(server, following);
    this.#takeLeave(room, before, this.#clock.now());
  }

  /** Counts all users of another server as gone, because it has been silent since `silentSinceMs`. */
  forgetServer(server: string, silentSinceMs: number): void {
    for (const room of this.#rooms.values()) {
      const before = seatsIn(room);
      if (room.elsewhere.delete(server)) this.#takeLeave(room, before, silentSinceMs);
    }
  }

  of(id: string): PresenceFacts {
    const room = this.#rooms.get(id);
    const left = [...(room?.leftMs ?? [])].map(([seat, leftMs]) => ({
      seat,
      ms: Math.max(0, this.#clock.now() - leftMs),
    }));
    // A player whose page is just reloading does not count as away.
    const lingering = left.filter(({ ms }) => ms < GRACE_MS).map(({ seat }) => seat);
    const elsewhere = [...(room?.elsewhere.values() ?? [])].map(({ watchers }) => watchers);
    return {
      here: [...(room ? seatsIn(room) : []), ...lingering].toSorted(),
      away: left
        .filter(({ ms }) => ms >= GRACE_MS)
        .map(({ seat, ms }) => ({ seat, seconds: Math.floor(ms / 1000) })),
      watchers: elsewhere.reduce((sum, count) => sum + count, this.followingHere(id).watchers),
    };
  }

  /** Returns who follows a room at this server. */
  followingHere(id: string): Following {
    const streams = [...(this.#rooms.get(id)?.streams ?? [])];
    return {
      seats: streams.flatMap(([seat]) => (isSeatless(seat) ? [] : [seat])).toSorted(),
      watchers: streams.reduce((sum, [seat, count]) => (isSeatless(seat) ? sum + count : sum), 0),
    };
  }

  /** Returns the ids of the rooms that have followers at this server. */
  roomsFollowedHere(): readonly string[] {
    return [...this.#rooms].flatMap(([id, { streams }]) => (streams.size > 0 ? [id] : []));
  }

  close(): void {
    for (const room of this.#rooms.values()) room.timer?.stop();
  }

  /** Returns the presence of a room and moves it to the end of the map, so that the oldest room is forgotten first. */
  #roomOf(id: string): RoomPresence {
    const room = this.#rooms.get(id) ?? {
      listeners: new Set<() => void>(),
      streams: new Map(),
      elsewhere: new Map(),
      leftMs: new Map(),
      timer: undefined,
    };
    this.#rooms.delete(id);
    this.#rooms.set(id, room);
    this.#forgetOldest();
    return room;
  }

  /**
   * Records which seats present `before` have left, and notifies the room soon, or after the grace period if any left.
   */
  #takeLeave(room: RoomPresence, before: ReadonlySet<string>, leftMs: number): void {
    const after = seatsIn(room);
    const gone = [...before].filter((seat) => !after.has(seat));
    for (const seat of gone) room.leftMs.set(seat, leftMs);
    for (const seat of after) room.leftMs.delete(seat);
    if (room.streams.size > 0) this.#tellIn(room, gone.length > 0 ? GRACE_MS : soonFor(room));
  }

  #tellIn(room: RoomPresence, ms: number): void {
    const at = this.#clock.now() + ms;
    if (room.timer && room.timer.at <= at) return;
    room.timer?.stop();
    const stop = this.#later(ms, () => {
      room.timer = undefined;
      this.#tell(room, [...room.listeners]);
      const lingering = [...room.leftMs.values()].map((leftMs) => leftMs + GRACE_MS - this.#clock.now());
      const next = Math.min(...lingering.filter((rest) => rest > 0));
      if (Number.isFinite(next) && room.streams.size > 0) this.#tellIn(room, next);
    });
    room.timer = { at, stop };
  }

  /** Notifies a few listeners at a time, so that a move need not wait for a thousand presence events. */
  #tell(room: RoomPresence, listeners: readonly (() => void)[]): void {
    for (const onChange of listeners.slice(0, TOLD_AT_ONCE)) if (room.listeners.has(onChange)) onChange();
    const others = listeners.slice(TOLD_AT_ONCE);
    if (others.length > 0) this.#later(PAUSE_MS, () => this.#tell(room, others));
  }

  /** Forgets rooms without followers at this server, including when their players left. */
  #forgetOldest(): void {
    for (const [id, room] of this.#rooms) {
      if (this.#rooms.size <= ROOMS_MAX) return;
      if (room.streams.size === 0) this.#rooms.delete(id);
    }
  }
}

interface RoomPresence {
  readonly listeners: Set<() => void>;
  /** The number of streams at this server for each seat, and for spectators. */
  readonly streams: Map<string, number>;
  /** Who follows the room at other servers, by server. */
  readonly elsewhere: Map<string, Following>;
  /** When the last stream of each seat ended, in milliseconds. */
  readonly leftMs: Map<string, number>;
  timer: { readonly at: number; stop(): void } | undefined;
}

/** Returns the seats whose players follow the room at any server. */
function seatsIn({ streams, elsewhere }: RoomPresence): ReadonlySet<string> {
  const here = [...streams.keys()].filter((seat) => !isSeatless(seat));
  return new Set([...here, ...[...elsewhere.values()].flatMap(({ seats }) => seats)]);
}

/** Returns how long to batch changes: longer for more listeners, so that views need not wait for presence events. */
function soonFor({ listeners }: RoomPresence): number {
  return SOON_MS + listeners.size * MS_FOR_EACH;
}

const SOON_MS = 500;
/** More than a hundred times as long as notifying one listener takes. */
const MS_FOR_EACH = 2;
const TOLD_AT_ONCE = 50;
const PAUSE_MS = 20;
/** Longer than a page takes to reload. */
const GRACE_MS = 5000;
const ROOMS_MAX = 20_000;
