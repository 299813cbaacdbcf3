/** How many refusals may wait at a time; more are answered at once, so that nobody can pile them up. */
const HELD_MAX = 500;
const HELD_MS = 100;

let held = 0;

/**
 * Refuses a moment later: whoever asks anew as soon as an answer is there would otherwise have the main thread do little
 * else than refuse.
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
