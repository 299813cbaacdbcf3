import { hash } from 'node:crypto';
import { millisecondOf, RANDOM_LENGTH, TIME_LENGTH } from './room-id.ts';

/**
 * The id under which a room is only watched: nobody sits down by it, and it does not lead to the room's own. It is that of a
 * room of the same millisecond with a hash in the place of chance, so it need not be kept: the rooms of its millisecond
 * are few, and each can be asked whether it is meant.
 */
export function watchIdOf({ id, salt }: { readonly id: string; readonly salt: string }): string {
  const drawn = hash('sha256', `watch ${salt} ${id}`, 'base64url');
  return id.slice(0, TIME_LENGTH) + drawn.slice(0, RANDOM_LENGTH);
}

/** When the room of a watch id was made; `undefined` for a text that is none. */
export function watchedMillisecond(watch: string): number | undefined {
  return watch.length === TIME_LENGTH + RANDOM_LENGTH ? millisecondOf(watch) : undefined;
}
