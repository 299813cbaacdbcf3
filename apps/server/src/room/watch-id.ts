import { hash } from 'node:crypto';
import { millisecondOf, RANDOM_LENGTH, TIME_LENGTH } from './room-id.ts';

/**
 * Returns the id under which a room can only be watched. It lets nobody take a seat, and the room's own id cannot be
 * derived from it. It contains the room's millisecond, followed by a hash instead of random bits. It need not be stored,
 * because few rooms are created in the same millisecond, and the server can try each of them.
 */
export function watchIdOf({ id, salt }: { readonly id: string; readonly salt: string }): string {
  const drawn = hash('sha256', `watch ${salt} ${id}`, 'base64url');
  return id.slice(0, TIME_LENGTH) + drawn.slice(0, RANDOM_LENGTH);
}

/** Returns the millisecond in which the room of a watch id was created, or undefined if the string is not a watch id. */
export function watchedMillisecond(watch: string): number | undefined {
  return watch.length === TIME_LENGTH + RANDOM_LENGTH ? millisecondOf(watch) : undefined;
}
