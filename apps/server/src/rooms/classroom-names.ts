import { fail, ok, type Result } from '@inkling/core/result';
import { classroomNameOf } from '../room/classroom-name.ts';
import type { RoomRepository } from '../store/room-repository.ts';
import type { Clock } from '../system/clock.ts';

/**
 * Finds the rooms of classes by name. A name leads to its room for a day; then another room may have it. Several servers
 * agree about names because they follow from the rooms. Anybody may ask, so the rooms of a day are read only once, and
 * then only those that were opened since.
 */
export class ClassroomNames {
  readonly #repository: Pick<RoomRepository, 'classroomsSince'>;
  readonly #clock: Clock;
  /** The known rooms by name, oldest first. */
  #rooms = new Map<string, { readonly id: string; readonly madeMs: number }>();
  #readToMs = 0;

  constructor(repository: Pick<RoomRepository, 'classroomsSince'>, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  /** Returns the id of the newest room with this name. */
  async find(name: string): Promise<Result<string, { readonly code: 'no-such-classroom' | 'unavailable' }>> {
    const read = await this.#catchUp();
    if (!read.ok) return fail({ code: read.error });
    const found = this.#rooms.get(name);
    return found ? ok(found.id) : fail({ code: 'no-such-classroom' });
  }

  /** Draws the id and the salt of a room until its name is free. */
  async drawFree<Drawn extends { readonly id: string; readonly salt: string }>(
    draw: () => Drawn,
  ): Promise<Result<Drawn, 'unavailable' | 'busy'>> {
    const read = await this.#catchUp();
    if (!read.ok) return read;
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const drawn = draw();
      if (!this.#rooms.has(classroomNameOf(drawn))) return ok(drawn);
    }
    return fail('busy');
  }

  /** Reads the rooms that were opened since the last time, and forgets those whose name is no longer valid. */
  async #catchUp(): Promise<Result<void, 'unavailable'>> {
    const now = this.#clock.now();
    const oldest = now - NAME_VALID_MS;
    const rooms = await this.#repository.classroomsSince(Math.max(oldest, this.#readToMs - OVERLAP_MS));
    if (!rooms.ok) return rooms;
    for (const room of rooms.value.toReversed()) {
      const name = classroomNameOf(room);
      // Set anew, so that the map stays sorted by time.
      this.#rooms.delete(name);
      this.#rooms.set(name, { id: room.id, madeMs: room.made_ms });
    }
    for (const [name, { madeMs }] of this.#rooms) if (madeMs < oldest) this.#rooms.delete(name);
    this.#readToMs = now;
    return ok(undefined);
  }
}

const NAME_VALID_MS = 24 * 60 * 60 * 1000;
/** Clocks of servers that share a database may differ by this much. */
const OVERLAP_MS = 60_000;
/** Even if a tenth of all names is taken, that many draws fail only once in 10²⁰ times. */
const TRIES_MAX = 20;
