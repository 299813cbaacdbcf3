/**
 * Returns a uniform random integer below a bound. `random32` returns 32 random bits. A number from the incomplete block at
 * the top of its range is rejected, because its remainder would make small results more likely.
 */
export function drawBelow(below: number, random32: () => number): number {
  if (!Number.isInteger(below) || below < 1 || below > WORDS)
    throw new RangeError(`no number below ${below}`);
  const even = WORDS - (WORDS % below);
  for (;;) {
    const drawn = random32();
    if (drawn < even) return drawn % below;
  }
}

/** Returns a uniform random integer below a bound, from the browser's random source. */
export function drawInBrowser(below: number): number {
  return drawBelow(below, () => crypto.getRandomValues(new Uint32Array(1))[0] as number);
}

const WORDS = 2 ** 32;
