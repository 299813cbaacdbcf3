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
  /** Do other servers write into the same rooms? */
  readonly isShared: boolean;
  /** A room has been loaded. */
  onLoaded(live: LiveRoom): void;
  /** A room has been read again, and no computer player's move is being computed for it. */
  onReloaded(live: LiveRoom): void;
}

export type ReadFault = { readonly code: 'no-such-room' | 'no-such-game' | 'unavailable' };

/**
 * The rooms in memory, which are only copies of what is in the database. An invalid room is read again before it is used.
 * Reading waits in the same queue as changes, so that the two never overlap. Rooms that nobody watches make way for others.
 */
export class RoomCache {
  readonly #options: RoomCacheOptions;
  readonly #live = new Map<string, LiveRoom>();
  /** Ids of rooms, by their watch ids. */
  readonly #watched = new Map<string, string>();

  constructor(options: RoomCacheOptions) {
    this.#options = options;
  }

  /** @param seen the version that the caller knows already, perhaps from another server */
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

  /** A room, if it need not be read first. */
  current(id: string, seen = 0): LiveRoom | undefined {
    const known = this.#live.get(id);
    if (known && this.#options.isShared && seen > known.head.version) known.invalidate();
    return known?.isInvalid ? undefined : known;
  }

  /** The room with this watch id. */
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

  /** Makes the copy of a room that was read. */
  load(room: RoomRow, entries: readonly EntryRow[]): LiveRoom {
    const start = openRoom({ ...room, setup: setupOf(room) }, this.#options.context);
    const live = new LiveRoom(start, entries, this.#options.context);
    this.#evictIdle();
    this.#live.set(room.id, live);
    this.#options.onLoaded(live);
    return live;
  }

  /** Reads a room again if it is invalid. Call it from `exclusively`. */
  async reload(live: LiveRoom): Promise<Result<void, { readonly code: 'unavailable' }>> {
    if (!live.isInvalid) return ok(undefined);
    const { invalidations } = live;
    const found = await this.#options.repository.find(live.head.id);
    if (!found.ok || !found.value) return fail({ code: 'unavailable' });
    live.replaceEntries(found.value.entries, invalidations);
    // The server that wrote the entry also computes the next move, but it may stop before it has played it.
    if (live.computingVersion !== live.head.version) this.#options.onReloaded(live);
    return ok(undefined);
  }

  /** Makes the rooms of a guest who is being forgotten invalid. */
  invalidateRoomsOf(guest: string): void {
    for (const live of this.#live.values())
      if (seatOfGuest(live.head, guest) !== undefined) live.invalidate();
  }

  /**
   * Another server has written this version of a room. If it is a later release whose entries this one cannot read, those
   * who ask for the room get an error, and nobody else is affected. Resolves to false when the room is watched and cannot
   * be read at the moment; its watchers then wait until `catchUp` succeeds.
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
   * Finds out what other servers have written without our hearing of it. Rooms that nobody watches are read when somebody
   * asks for them. Resolves to false when the database did not answer for all rooms.
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

  /** Is anybody looking at this room right now? */
  isWatched(id: string): boolean {
    return this.#live.get(id)?.isIdle === false;
  }

  /** Forgets rooms that were removed. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.#live.delete(id);
  }

  /** Drops rooms that nobody watches; they are loaded again when somebody asks. */
  #evictIdle(): void {
    if (this.#live.size < LIVE_MAX) return;
    for (const [id, live] of this.#live) {
      if (live.isIdle) this.#live.delete(id);
      if (this.#live.size < LIVE_MAX * 0.9) return;
    }
  }
}

/** Rooms with the same setup share one value, so that it is read once. */
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

/** A room takes some 10 kB of memory, and a millisecond when it has to be read again. */
const LIVE_MAX = 2000;
const ASKED_AT_ONCE = 500;
