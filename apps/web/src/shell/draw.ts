/**
 * A whole number below a bound, each as likely as the others. `random32` gives 32 random bits; a number from the uneven rest at
 * the top is thrown away, because a remainder of it would make the small numbers likelier.
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

/** The same with the random numbers of the browser. */
export function drawInBrowser(below: number): number {
  return drawBelow(below, () => crypto.getRandomValues(new Uint32Array(1))[0] as number);
}

const WORDS = 2 ** 32;
