import { fail, ok, type Result } from '@inkling/core/result';
import { type RoomContext, seatOfGuest } from '../room/room.ts';
import type { Setup } from '../room/setup.ts';
import { openRoom } from '../room/step.ts';
import { watchedMillisecond, watchIdOf } from '../room/watch-id.ts';
import type { EntryRow, RoomRepository, RoomRow } from '../store/room-repository.ts';
import { LiveRoom } from './live-room.ts';

export interface RoomCacheOptions {
  readonly repository: RoomRepository;
  readonly context: RoomContext;
  /** Whether other servers may write to the same rooms. */
  readonly isShared: boolean;
  /** Called when a room has been loaded. */
  onLoaded(live: LiveRoom): void;
  /** Called when a room has been reloaded and no computer player's move is being computed for its new version. */
  onReloaded(live: LiveRoom): void;
}

export type ReadFault = { readonly code: 'no-such-room' | 'no-such-game' | 'unavailable' };

/**
 * Caches rooms in memory. The database holds the truth: an invalid room is reloaded before it is used. Reloading waits in
 * the same queue as changes, so that the two never overlap. Rooms without watchers are evicted when the cache is full.
 */
export class RoomCache {
  readonly #options: RoomCacheOptions;
  readonly #live = new Map<string, LiveRoom>();
  /** Room ids by watch id. */
  readonly #watched = new Map<string, string>();

  constructor(options: RoomCacheOptions) {
    this.#options = options;
  }

  /**
   * Returns a room that is up to date, reading it from the database if necessary.
   * @param seen the version that the caller already knows, perhaps from another server
   */
  async find(id: string, seen = 0): Promise<Result<LiveRoom, ReadFault>> {
    const known = this.#live.get(id);
    if (known) {
      if (this.current(id, seen)) return ok(known);
      const fresh = await known.exclusively(() => this.reload(known));
      return fresh.ok ? ok(known) : fresh;
    }
    const found = await this.#options.repository.find(id);
    if (!found.ok) return fail({ code: 'unavailable' });
    if (!found.value) return fail({ code: 'no-such-room' });
    if (!this.#options.context.games.has(setupOf(found.value.room).game))
      return fail({ code: 'no-such-game' });
    const raced = this.#live.get(id);
    if (raced) return ok(raced);
    return ok(this.load(found.value.room, found.value.entries));
  }

  /** Returns a room from memory, or undefined if it must be read from the database first. */
  current(id: string, seen = 0): LiveRoom | undefined {
    const known = this.#live.get(id);
    if (known && this.#options.isShared && seen > known.head.version) known.invalidate();
    return known?.isInvalid ? undefined : known;
  }

  /** Returns the room with this watch id. */
  async findWatched(watch: string): Promise<Result<LiveRoom, ReadFault>> {
    const known = this.#watched.get(watch);
    if (known !== undefined) return this.find(known);
    const ms = watchedMillisecond(watch);
    const rooms = ms === undefined ? ok([]) : await this.#options.repository.madeAt(ms);
    if (!rooms.ok) return fail({ code: 'unavailable' });
    const room = rooms.value.find((each) => watchIdOf(each) === watch);
    if (!room) return fail({ code: 'no-such-room' });
    if (this.#watched.size >= LIVE_MAX) this.#watched.clear();
    this.#watched.set(watch, room.id);
    return this.find(room.id);
  }

  /** Caches a room, given its row and entries. */
  load(room: RoomRow, entries: readonly EntryRow[]): LiveRoom {
    const start = openRoom({ ...room, setup: setupOf(room) }, this.#options.context);
    const live = new LiveRoom(start, entries, this.#options.context);
    this.#evictIdle();
    this.#live.set(room.id, live);
    this.#options.onLoaded(live);
    return live;
  }

  /** Reloads a room if it is invalid. Must be called within `exclusively`. */
  async reload(live: LiveRoom): Promise<Result<void, { readonly code: 'unavailable' }>> {
    if (!live.isInvalid) return ok(undefined);
    const { invalidations } = live;
    const found = await this.#options.repository.find(live.head.id);
    if (!found.ok || !found.value) return fail({ code: 'unavailable' });
    live.replaceEntries(found.value.entries, invalidations);
    // The server that wrote the entry also computes the next move, but it may stop before it has played that move.
    if (live.computingVersion !== live.head.version) this.#options.onReloaded(live);
    return ok(undefined);
  }

  /** Invalidates the rooms of a guest who is being forgotten. */
  invalidateRoomsOf(guest: string): void {
    for (const live of this.#live.values())
      if (seatOfGuest(live.head, guest) !== undefined) live.invalidate();
  }

  /**
   * Call this when another server has written this version of a room. If that server is a newer release, whose entries
   * this one cannot read, clients that request the room get an error, and nobody else is affected. Resolves to false if
   * the room is watched but cannot be read at the moment; its watchers then wait until `catchUp` succeeds.
   */
  async onChange(id: string, version: number): Promise<boolean> {
    const live = this.#live.get(id);
    if (!live || live.head.version >= version) return true;
    live.invalidate();
    if (live.isIdle) return true;
    return live
      .exclusively(() => this.reload(live))
      .then(
        ({ ok: isRead }) => isRead,
        () => true,
      );
  }

  /**
   * Finds changes by other servers of which we have missed the event. Rooms without watchers are only marked invalid, and
   * reloaded on the next request. Resolves to false if the database did not answer for all rooms.
   */
  async catchUp(): Promise<boolean> {
    const watched: string[] = [];
    for (const [id, live] of this.#live)
      if (live.isIdle) live.invalidate();
      else watched.push(id);
    for (let from = 0; from < watched.length; from += ASKED_AT_ONCE) {
      const versions = await this.#options.repository.versionsOf(watched.slice(from, from + ASKED_AT_ONCE));
      if (!versions.ok) return false;
      for (const [id, version] of versions.value) if (!(await this.onChange(id, version))) return false;
    }
    return true;
  }

  /** Whether anybody is watching this room, or an action on it is pending. */
  isWatched(id: string): boolean {
    return this.#live.get(id)?.isIdle === false;
  }

  /** Removes rooms from the cache that have been deleted from the database. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.#live.delete(id);
  }

  /** Evicts rooms without watchers, if the cache is full. They are loaded again on the next request. */
  #evictIdle(): void {
    if (this.#live.size < LIVE_MAX) return;
    for (const [id, live] of this.#live) {
      if (live.isIdle) this.#live.delete(id);
      if (this.#live.size < LIVE_MAX * 0.9) return;
    }
  }
}

/** Parses the setup of a room. Rooms with the same setup share one object, so that it is parsed only once. */
function setupOf({ setup: text }: RoomRow): Setup {
  let setup = setups.get(text);
  if (!setup) {
    if (setups.size >= SETUPS_MAX) setups.clear();
    setup = JSON.parse(text) as Setup;
    setups.set(text, setup);
  }
  return setup;
}

const setups = new Map<string, Setup>();
const SETUPS_MAX = 1000;

/** A room takes about 10 kB of memory, and about a millisecond to load again. */
const LIVE_MAX = 2000;
const ASKED_AT_ONCE = 500;
