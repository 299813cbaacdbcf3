import { fail, ok, type Result } from '@inkling/core/result';
import { type RoomWorld, seatOfGuest } from '../duel/room.ts';
import type { Setup } from '../duel/setup.ts';
import { openRoom } from '../duel/step.ts';
import type { EntryRow, RoomRow, RoomShelf } from '../store/room-shelf.ts';
import { LiveRoom } from './live-room.ts';

export interface OpenRoomsParts {
  readonly shelf: RoomShelf;
  readonly world: RoomWorld;
  /** Do other servers write into the same rooms? */
  readonly isShared: boolean;
  /** A room has been taken into memory. */
  entered(live: LiveRoom): void;
  /** A room has been read again, and nobody thinks for its computer as it stands now. */
  lagging(live: LiveRoom): void;
}

export type ReadFault = { readonly code: 'no-such-room' | 'unavailable' };

/**
 * The rooms in memory: only a copy of what is written. After any doubt a room is read again before it is used, in the
 * queue of those who want to change it, because what is read must not lie beside what is being written. Rooms that
 * nobody watches make place for others.
 */
export class OpenRooms {
  readonly #parts: OpenRoomsParts;
  readonly #live = new Map<string, LiveRoom>();

  constructor(parts: OpenRoomsParts) {
    this.#parts = parts;
  }

  /** @param seen the version that the asker knows already, perhaps from another server */
  async find(id: string, seen = 0): Promise<Result<LiveRoom, ReadFault>> {
    const known = this.#live.get(id);
    if (known) {
      if (this.#parts.isShared && seen > known.head.version) known.doubt();
      if (!known.isDoubtful) return ok(known);
      const fresh = await known.exclusively(() => this.freshen(known));
      return fresh.ok ? ok(known) : fresh;
    }
    const found = await this.#parts.shelf.find(id);
    if (!found.ok) return fail({ code: 'unavailable' });
    if (!found.value) return fail({ code: 'no-such-room' });
    const raced = this.#live.get(id);
    if (raced) return ok(raced);
    return ok(this.enter(found.value.room, found.value.entries));
  }

  /** Takes what is written of a room into memory. */
  enter(room: RoomRow, entries: readonly EntryRow[]): LiveRoom {
    const start = openRoom({ ...room, setup: JSON.parse(room.setup) as Setup }, this.#parts.world);
    const live = new LiveRoom(start, entries, this.#parts.world);
    this.#makePlace();
    this.#live.set(room.id, live);
    this.#parts.entered(live);
    return live;
  }

  /** Reads a room again if it is in doubt. The caller holds the room. */
  async freshen(live: LiveRoom): Promise<Result<void, { readonly code: 'unavailable' }>> {
    if (!live.isDoubtful) return ok(undefined);
    const { doubts } = live;
    const found = await this.#parts.shelf.find(live.head.id);
    if (!found.ok || !found.value) return fail({ code: 'unavailable' });
    live.reload(found.value.entries, doubts);
    // Whoever wrote it lets the computer think as well; they may be gone before it has answered.
    if (live.thinksAt !== live.head.version) this.#parts.lagging(live);
    return ok(undefined);
  }

  /** The rooms of somebody who is being forgotten are read again before they are used. */
  forget(guest: string): void {
    for (const live of this.#live.values()) if (seatOfGuest(live.head, guest) !== undefined) live.doubt();
  }

  /**
   * Another server has written this version of a room. It may be a later release whose entries this one cannot read:
   * then the room fails those who ask for it here, and takes nobody else down. False when it is watched and cannot be
   * read for the moment: whoever watches waits until `catchUp` has worked.
   */
  async heard(id: string, version: number): Promise<boolean> {
    const live = this.#live.get(id);
    if (!live || live.head.version >= version) return true;
    live.doubt();
    if (live.isIdle) return true;
    return live
      .exclusively(() => this.freshen(live))
      .then(
        ({ ok: isRead }) => isRead,
        () => true,
      );
  }

  /**
   * Finds out what other servers wrote and nobody told us. Rooms that nobody watches wait until somebody asks. False
   * when the database could not be asked about all of them.
   */
  async catchUp(): Promise<boolean> {
    const watched: string[] = [];
    for (const [id, live] of this.#live)
      if (live.isIdle) live.doubt();
      else watched.push(id);
    for (let from = 0; from < watched.length; from += ASKED_AT_ONCE) {
      const versions = await this.#parts.shelf.versionsOf(watched.slice(from, from + ASKED_AT_ONCE));
      if (!versions.ok) return false;
      for (const [id, version] of versions.value) if (!(await this.heard(id, version))) return false;
    }
    return true;
  }

  /** Rooms that nobody watches can be read again when somebody comes back. */
  #makePlace(): void {
    if (this.#live.size < LIVE_MAX) return;
    for (const [id, live] of this.#live) {
      if (live.isIdle) this.#live.delete(id);
      if (this.#live.size < LIVE_MAX * 0.9) return;
    }
  }
}

const LIVE_MAX = 20_000;
const ASKED_AT_ONCE = 500;
