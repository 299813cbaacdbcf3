/** The maximum number of waiting refusals; further ones are sent immediately, so that they cannot pile up. */
const HELD_MAX = 500;
const HELD_MS = 100;

let held = 0;

/**
 * Calls `refuse` after a short delay. Otherwise a client that retries after each answer could keep the main thread busy
 * with refusals.
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
