/** How many refusals may wait at a time; further ones are sent at once, so that nobody can pile them up. */
const HELD_MAX = 500;
const HELD_MS = 100;

let held = 0;

/**
 * Refuses a moment later. Otherwise a client that asks again after each answer could keep the main thread busy with
 * refusals.
 */
export function refuseLate(refuse: () => void): void {
  if (held >= HELD_MAX) {
    refuse();
    return;
  }
  held++;
  setTimeout(() => {
    held--;
    refuse();
  }, HELD_MS);
}
