import { RandomStream, seedRandom } from '@inkling/core/random';

/**
 * Bounds on candidate sets already met, by the set. Each entry holds the whole set and is compared byte for
 * byte: a hash alone would make a proof rest on luck. Lower and upper bounds are apart, since most sets are
 * left as soon as they are known to cost too much. Two generations: when the younger is full it becomes the
 * older and the older is forgotten, so memory is bounded and what is in use survives.
 */
export class Memo {
  #young: Generation;
  #old: Generation | undefined;
  readonly #bytesMax: number;

  /** `bytesMax` bounds both generations together. */
  constructor(bytesMax: number) {
    this.#bytesMax = Math.max(bytesMax, MEMO_BYTES_MIN);
    this.#young = new Generation();
  }

  /** Is the set known? Then `lower` and `upper` hold its bounds. */
  lower = 0;
  upper = 0;

  find(hash: number, key: number, set: Uint16Array, from: number, count: number): boolean {
    const at = this.#young.find(hash, key, set, from, count);
    if (at >= 0) {
      this.lower = this.#young.lowers[at];
      this.upper = this.#young.uppers[at];
      return true;
    }
    const older = this.#old?.find(hash, key, set, from, count) ?? -1;
    if (older < 0 || !this.#old) return false;
    this.lower = this.#old.lowers[older];
    this.upper = this.#old.uppers[older];
    return true;
  }

  /** Records bounds; they may only get better. */
  store(
    hash: number,
    key: number,
    set: Uint16Array,
    from: number,
    count: number,
    lower: number,
    upper: number,
  ): void {
    const at = this.#young.find(hash, key, set, from, count);
    if (at >= 0) {
      this.#young.lowers[at] = Math.max(this.#young.lowers[at], lower);
      this.#young.uppers[at] = Math.min(this.#young.uppers[at], upper);
      return;
    }
    if (this.#young.bytes + count * 2 > this.#bytesMax / 2) {
      this.#old = this.#young;
      this.#young = new Generation();
    }
    this.#young.add(hash, key, set, from, count, lower, upper);
  }
}

/** A random word for each member; the hash of a set is their sum, so it can be made in any order. */
export function secretWords(count: number): Int32Array {
  const stream = new RandomStream(seedRandom('inkling optimal memo'));
  return Int32Array.from({ length: count }, () => stream.uint32() | 0);
}

const MEMO_BYTES_MIN = 2 ** 16;

class Generation {
  #heads = new Int32Array(1 << 12).fill(-1);
  #next = new Int32Array(1 << 12);
  #hashes = new Int32Array(1 << 12);
  #starts = new Int32Array(1 << 12);
  /** Size of the set and the caller's key, in one word. */
  #keys = new Float64Array(1 << 12);
  #sets = new Uint16Array(1 << 16);
  #count = 0;
  #used = 0;
  lowers: Int32Array = new Int32Array(1 << 12);
  uppers: Int32Array = new Int32Array(1 << 12);

  get bytes(): number {
    return this.#sets.byteLength + this.#heads.byteLength * 8;
  }

  find(hash: number, key: number, set: Uint16Array, from: number, count: number): number {
    const keys = this.#keys;
    const sets = this.#sets;
    const wanted = key * KEY_SCALE + count;
    for (let at = this.#heads[hash & (this.#heads.length - 1)]; at >= 0; at = this.#next[at]) {
      if (this.#hashes[at] !== hash || keys[at] !== wanted) continue;
      const start = this.#starts[at];
      let i = 0;
      while (i < count && sets[start + i] === set[from + i]) i++;
      if (i === count) return at;
    }
    return -1;
  }

  add(
    hash: number,
    key: number,
    set: Uint16Array,
    from: number,
    count: number,
    lower: number,
    upper: number,
  ): void {
    if (this.#count === this.#next.length) this.#growTable();
    if (this.#used + count > this.#sets.length) {
      const sets = new Uint16Array(Math.max(this.#sets.length * 2, this.#used + count));
      sets.set(this.#sets);
      this.#sets = sets;
    }
    const at = this.#count++;
    const bucket = hash & (this.#heads.length - 1);
    this.#next[at] = this.#heads[bucket];
    this.#heads[bucket] = at;
    this.#hashes[at] = hash;
    this.#keys[at] = key * KEY_SCALE + count;
    this.#starts[at] = this.#used;
    for (let i = 0; i < count; i++) this.#sets[this.#used + i] = set[from + i];
    this.#used += count;
    this.lowers[at] = lower;
    this.uppers[at] = upper;
  }

  #growTable(): void {
    const size = this.#next.length * 2;
    this.#next = new Int32Array(size);
    this.#heads = new Int32Array(size).fill(-1);
    this.#hashes = grown(this.#hashes, size);
    this.#starts = grown(this.#starts, size);
    this.lowers = grown(this.lowers, size);
    this.uppers = grown(this.uppers, size);
    const keys = new Float64Array(size);
    keys.set(this.#keys);
    this.#keys = keys;
    for (let at = 0; at < this.#count; at++) {
      const bucket = this.#hashes[at] & (size - 1);
      this.#next[at] = this.#heads[bucket];
      this.#heads[bucket] = at;
    }
  }
}

const KEY_SCALE = 2 ** 20;

function grown(cells: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(size);
  bigger.set(cells);
  return bigger;
}
