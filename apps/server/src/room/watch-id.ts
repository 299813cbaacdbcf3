import { hash } from 'node:crypto';
import { millisecondOf, RANDOM_LENGTH, TIME_LENGTH } from './room-id.ts';

/**
 * The id by which a room can only be watched. It gives nobody a seat, and the room's own id cannot be worked out from
 * it. It has the room's millisecond, and a hash instead of random bits. So it need not be stored: few rooms were made in
 * one millisecond, and each can be tried.
 */
export function watchIdOf({ id, salt }: { readonly id: string; readonly salt: string }): string {
  const drawn = hash('sha256', `watch ${salt} ${id}`, 'base64url');
  return id.slice(0, TIME_LENGTH) + drawn.slice(0, RANDOM_LENGTH);
}

/** When the room of a watch id was made; `undefined` for a text that is none. */
export function watchedMillisecond(watch: string): number | undefined {
  return watch.length === TIME_LENGTH + RANDOM_LENGTH ? millisecondOf(watch) : undefined;
}
