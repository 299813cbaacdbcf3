import { fail, ok, type Result } from '@inkling/core/result';
import { classroomNameOf } from '../room/classroom-name.ts';
import type { RoomRepository } from '../store/room-repository.ts';
import type { Clock } from '../system/clock.ts';

/**
 * Finds the rooms of classes by name. A name leads to its room for a day; then another room may have it. Several servers
 * agree about names because they follow from the rooms.
 */
export class ClassroomNames {
  readonly #repository: Pick<RoomRepository, 'classroomsSince'>;
  readonly #clock: Clock;

  constructor(repository: Pick<RoomRepository, 'classroomsSince'>, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  /** Returns the id of the newest room with this name. */
  async find(name: string): Promise<Result<string, { readonly code: 'no-such-classroom' | 'unavailable' }>> {
    const rooms = await this.#rooms();
    if (!rooms.ok) return fail({ code: rooms.error });
    const found = rooms.value.find((room) => classroomNameOf(room) === name);
    return found ? ok(found.id) : fail({ code: 'no-such-classroom' });
  }

  /** Draws the id and the salt of a room until its name is free. */
  async drawFree<Drawn extends { readonly id: string; readonly salt: string }>(
    draw: () => Drawn,
  ): Promise<Result<Drawn, 'unavailable' | 'busy'>> {
    const rooms = await this.#rooms();
    if (!rooms.ok) return rooms;
    const taken = new Set(rooms.value.map(classroomNameOf));
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const drawn = draw();
      if (!taken.has(classroomNameOf(drawn))) return ok(drawn);
    }
    return fail('busy');
  }

  #rooms(): Promise<Result<readonly { id: string; salt: string }[], 'unavailable'>> {
    return this.#repository.classroomsSince(this.#clock.now() - NAME_VALID_MS);
  }
}

const NAME_VALID_MS = 24 * 60 * 60 * 1000;
/** Even if a tenth of all names is taken, that many draws fail only once in 10²⁰ times. */
const TRIES_MAX = 20;
