/**
 * A table of bounds on candidate sets already met. A set is identified by its canonical key (`set-key.ts`) and a mark:
 * the guesses left under a depth limit, 0 without one. Lower and upper bounds are separate, because most sets are
 * abandoned as soon as they are known to cost too much. Each fact is true by itself, whichever search found it, so
 * facts may be forgotten, repeated, or come from any trusted source: bounds only get tighter.
 */
export interface BoundTable {
  /** The bounds from the last successful `find`: `lower` ≤ least cost ≤ `upper`, `INFEASIBLE` = none known. */
  readonly lower: number;
  readonly upper: number;
  /** Looks up a set, and returns whether it is known. `hash` is a function of the key. */
  find(hash: number, mark: number, key: Uint16Array, count: number): boolean;
  /** Stores bounds. Those of a known set only get tighter. */
  store(hash: number, mark: number, key: Uint16Array, count: number, lower: number, upper: number): void;
  /** Yields all facts with keys of at least `countMin` numbers, oldest first if the table has an order. */
  facts(countMin: number): Generator<Fact>;
}

/** One entry of a table. Only a table of the same kind of search (`SearchOptions.table`) may learn it. */
export interface Fact {
  /** The canonical key of the set, as `set-key.ts` makes it: numbers below 2¹⁶, whose order matters. */
  readonly key: Uint16Array;
  /** The key's hash, which can be recomputed from the key. */
  readonly hash: number;
  /** Guesses left, or 0 if they are not limited. */
  readonly mark: number;
  readonly lower: number;
  /** `INFEASIBLE` while no strategy is known. */
  readonly upper: number;
}

/**
 * A table for one thread, which grows as it fills. Each entry holds the whole key, which is compared number by number,
 * because a proof must not rely on hashes being distinct. There are two generations: when the younger is full, it
 * becomes the older, and the older is discarded. So memory is bounded, and recently stored entries survive.
 */
export class TranspositionTable implements BoundTable {
  #young: Generation;
  #old: Generation | undefined;
  readonly #bytesMax: number;

  /** `bytesMax` bounds both generations together. */
  constructor(bytesMax: number) {
    this.#bytesMax = Math.max(bytesMax, MEMO_BYTES_MIN);
    this.#young = new Generation();
  }

  lower = 0;
  upper = 0;

  find(hash: number, mark: number, key: Uint16Array, count: number): boolean {
    const at = this.#young.find(hash, mark, key, count);
    if (at >= 0) {
      this.lower = this.#young.lowers[at];
      this.upper = this.#young.uppers[at];
      return true;
    }
    const older = this.#old?.find(hash, mark, key, count) ?? -1;
    if (older < 0 || !this.#old) return false;
    this.lower = this.#old.lowers[older];
    this.upper = this.#old.uppers[older];
    return true;
  }

  store(hash: number, mark: number, key: Uint16Array, count: number, lower: number, upper: number): void {
    const at = this.#young.find(hash, mark, key, count);
    if (at >= 0) {
      this.#young.lowers[at] = Math.max(this.#young.lowers[at], lower);
      this.#young.uppers[at] = Math.min(this.#young.uppers[at], upper);
      return;
    }
    if (this.#young.bytes + count * 2 > this.#bytesMax / 2) {
      this.#old = this.#young;
      this.#young = new Generation();
    }
    this.#young.add(hash, mark, key, count, lower, upper);
  }

  *facts(countMin: number): Generator<Fact> {
    if (this.#old) yield* this.#old.facts(countMin);
    yield* this.#young.facts(countMin);
  }
}

/** Returns a word for each 16-bit number. The hash of a set is the sum of its words, so the order does not matter. */
export function secretWords(): Int32Array {
  if (words) return words;
  words = new Int32Array(2 ** 16);
  for (let secret = 0; secret < words.length; secret++) words[secret] = wordOf(secret);
  return words;
}

/** Cached, because computing the words takes longer than a small search. */
let words: Int32Array | undefined;

/** Must return the same as its counterpart in `assembly/set-key.ts`. */
function wordOf(secret: number): number {
  let x = Math.imul(secret + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** A smaller table would hold so few sets that a search with pauses would never finish. */
const MEMO_BYTES_MIN = 2 ** 20;

/** One generation of entries. It is small at first, because most searches meet few sets. */
class Generation {
  #heads = new Int32Array(1 << 8).fill(-1);
  #next = new Int32Array(1 << 8);
  #hashes = new Int32Array(1 << 8);
  #starts = new Int32Array(1 << 8);
  /** The length of each key and its mark, packed into one number. */
  #marks = new Float64Array(1 << 8);
  #keys = new Uint16Array(1 << 12);
  #count = 0;
  #used = 0;
  lowers: Int32Array = new Int32Array(1 << 8);
  uppers: Int32Array = new Int32Array(1 << 8);

  get bytes(): number {
    return this.#keys.byteLength + this.#heads.byteLength * 8;
  }

  find(hash: number, mark: number, key: Uint16Array, count: number): number {
    const marks = this.#marks;
    const keys = this.#keys;
    const wanted = mark * MARK_SCALE + count;
    for (let at = this.#heads[hash & (this.#heads.length - 1)]; at >= 0; at = this.#next[at]) {
      if (this.#hashes[at] !== hash || marks[at] !== wanted) continue;
      const start = this.#starts[at];
      let i = 0;
      while (i < count && keys[start + i] === key[i]) i++;
      if (i === count) return at;
    }
    return -1;
  }

  add(hash: number, mark: number, key: Uint16Array, count: number, lower: number, upper: number): void {
    if (this.#count === this.#next.length) this.#growTable();
    if (this.#used + count > this.#keys.length) {
      const keys = new Uint16Array(Math.max(this.#keys.length * 2, this.#used + count));
      keys.set(this.#keys);
      this.#keys = keys;
    }
    const at = this.#count++;
    const bucket = hash & (this.#heads.length - 1);
    this.#next[at] = this.#heads[bucket];
    this.#heads[bucket] = at;
    this.#hashes[at] = hash;
    this.#marks[at] = mark * MARK_SCALE + count;
    this.#starts[at] = this.#used;
    for (let i = 0; i < count; i++) this.#keys[this.#used + i] = key[i];
    this.#used += count;
    this.lowers[at] = lower;
    this.uppers[at] = upper;
  }

  *facts(countMin: number): Generator<Fact> {
    for (let at = 0; at < this.#count; at++) {
      const count = this.#marks[at] % MARK_SCALE;
      if (count < countMin) continue;
      const start = this.#starts[at];
      yield {
        key: this.#keys.slice(start, start + count),
        hash: this.#hashes[at],
        mark: Math.floor(this.#marks[at] / MARK_SCALE),
        lower: this.lowers[at],
        upper: this.uppers[at],
      };
    }
  }

  #growTable(): void {
    const size = this.#next.length * 2;
    this.#next = new Int32Array(size);
    this.#heads = new Int32Array(size).fill(-1);
    this.#hashes = grown(this.#hashes, size);
    this.#starts = grown(this.#starts, size);
    this.lowers = grown(this.lowers, size);
    this.uppers = grown(this.uppers, size);
    const marks = new Float64Array(size);
    marks.set(this.#marks);
    this.#marks = marks;
    for (let at = 0; at < this.#count; at++) {
      const bucket = this.#hashes[at] & (size - 1);
      this.#next[at] = this.#heads[bucket];
      this.#heads[bucket] = at;
    }
  }
}

const MARK_SCALE = 2 ** 20;

function grown(cells: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(size);
  bigger.set(cells);
  return bigger;
}
