/**
 * Seeded random numbers from a state that is passed as a value. The generator is sfc32 (Chris Doty-Humphrey,
 * PractRand): 128 bits of state, a few integer operations, the same numbers on every platform. `Math.random`
 * and a hidden global were rejected because a sheet must replay to the same secret on every machine.
 * `RANDOM_VERSION` is part of every saved sheet, so that a later generator can never silently change an old game.
 */
export const RANDOM_VERSION = 1;

/** Four 32-bit words; the last is a counter. Immutable; equal states produce equal sequences. */
export type RandomState = readonly [number, number, number, number];

/** Creates a state from a random seed, which can be any string, even the empty one. */
export function seedRandom(text: string): RandomState {
  const mix = textHash(text);
  const stream = new RandomStream([mix(), mix(), mix(), 1]);
  for (let i = 0; i < 12; i++) stream.uint32();
  return stream.state;
}

/**
 * A mutable generator, for loops that draw many numbers. `state` returns its current state as a value, so that
 * a pure function can take one state and return the next.
 */
export class RandomStream {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: RandomState) {
    [this.#a, this.#b, this.#c, this.#d] = state;
  }

  get state(): RandomState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** Draws a uniform integer in 0 … 2³² − 1. */
  uint32(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  /** Draws a uniform integer in 0 … n − 1, for n in 1 … 2³². Uses rejection, so there is no modulo bias. */
  below(n: number): number {
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const draw = this.uint32();
      if (draw < limit) return draw % n;
    }
  }

  /** Draws a uniform integer in 0 … n − 1, for any positive n. */
  belowBig(n: bigint): bigint {
    const bits = (n - 1n).toString(2).length;
    const words = Math.ceil(bits / 32);
    const excess = BigInt(words * 32 - bits);
    for (;;) {
      let draw = 0n;
      for (let i = 0; i < words; i++) draw = (draw << 32n) | BigInt(this.uint32());
      draw >>= excess;
      if (draw < n) return draw;
    }
  }

  /** Shuffles in place (Fisher–Yates): every order is equally likely. Returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}

/** xmur3 (bryc): hashes a string. Each call of the returned function gives another well-mixed 32-bit word. */
function textHash(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
}
