import type { BoundTable, Fact } from './transposition-table.ts';

/**
 * A table of fixed size in memory that threads share without locks. Entries are written into a ring buffer and
 * never changed: better bounds on a known set become a new entry, found before the old one, and the ring
 * overwrites the oldest entries. A writer reserves a place by moving the cursor, and only then writes. A reader
 * accepts an entry if it contains its own place, matches its checksum, holds the wanted key number by number, and
 * was not overtaken by the cursor while being read. A missed or lost entry only costs time.
 *
 * Places count units of 32 bytes since the table was made, in 32 bits: after 128 GB of entries, a table accepts
 * no more.
 */
export class SharedTranspositionTable implements BoundTable {
  /** The memory to send to other threads, which create their own `SharedTranspositionTable` on it. */
  readonly buffer: SharedArrayBuffer | ArrayBuffer;
  lower = 0;
  upper = 0;
  readonly #words: Int32Array;
  readonly #halves: Uint16Array;
  readonly #units: number;
  readonly #bucketMask: number;
  readonly #bucketsAt: number;
  readonly #ringAt: number;
  #foundLower = 0;
  #foundUpper = 0;

  /** @param buffer memory from `makeTableMemory`, allocated in this thread or another; throws if it is too small */
  constructor(buffer: SharedArrayBuffer | ArrayBuffer) {
    if (buffer.byteLength < BYTES_MIN) throw new Error('the buffer is too small for a table');
    this.buffer = buffer;
    const words = Math.floor(buffer.byteLength / 4);
    let buckets = 16;
    while (buckets * 2 * (BUCKET_UNITS * UNIT_WORDS + 1) <= words) buckets *= 2;
    this.#bucketMask = buckets - 1;
    this.#bucketsAt = HEADER_WORDS;
    this.#ringAt = HEADER_WORDS + buckets;
    this.#units = Math.floor((words - this.#ringAt) / UNIT_WORDS);
    this.#words = new Int32Array(buffer, 0, words);
    this.#halves = new Uint16Array(buffer, 0, words * 2);
  }

  find(hash: number, mark: number, key: Uint16Array, count: number): boolean {
    if (!this.#seek(hash, mark, key, count)) return false;
    this.lower = this.#foundLower;
    this.upper = this.#foundUpper;
    return true;
  }

  store(hash: number, mark: number, key: Uint16Array, count: number, lower: number, upper: number): void {
    let [low, high] = [lower, upper];
    if (this.#seek(hash, mark, key, count)) {
      low = Math.max(lower, this.#foundLower);
      high = Math.min(upper, this.#foundUpper);
      if (low === this.#foundLower && high === this.#foundUpper) return;
    }
    const place = this.#take(1 + Math.ceil(count / UNIT_HALVES));
    if (place === 0) return;
    const words = this.#words;
    const at = this.#wordOf(place);
    const bucket = this.#bucketsAt + (hash & this.#bucketMask);
    for (let i = 0, half = (at + UNIT_WORDS) * 2; i < count; i++) this.#halves[half + i] = key[i];
    words[at] = place;
    words[at + HASH] = hash;
    words[at + MARK] = mark;
    words[at + COUNT] = count;
    words[at + LOWER] = low;
    words[at + UPPER] = high;
    for (;;) {
      const next = Atomics.load(words, bucket);
      words[at + NEXT] = next;
      words[at + CHECK] = checkOf(place, next, hash, mark, key, count, low, high);
      if (Atomics.compareExchange(words, bucket, next, place | 0) === next) return;
    }
  }

  *facts(countMin: number): Generator<Fact> {
    const words = this.#words;
    for (let bucket = 0; bucket <= this.#bucketMask; bucket++) {
      let place = Atomics.load(words, this.#bucketsAt + bucket) >>> 0;
      while (this.#isKept(place)) {
        const at = this.#wordOf(place);
        const [next, count] = [words[at + NEXT], words[at + COUNT]];
        const [hash, mark] = [words[at + HASH], words[at + MARK]];
        const [lower, upper] = [words[at + LOWER], words[at + UPPER]];
        if (count < 0 || count > this.#units * UNIT_HALVES) break;
        const half = (at + UNIT_WORDS) * 2;
        const key = this.#halves.slice(half, half + count);
        if (words[at + CHECK] !== checkOf(place, next, hash, mark, key, count, lower, upper)) break;
        if (!this.#isKept(place)) break;
        if (count >= countMin) yield { key, hash, mark, lower, upper };
        if (next >>> 0 >= place) break;
        place = next >>> 0;
      }
    }
  }

  /** Looks up a set and returns whether it is known; if so, puts its newest bounds in `#found…`. */
  #seek(hash: number, mark: number, key: Uint16Array, count: number): boolean {
    const words = this.#words;
    const halves = this.#halves;
    let place = Atomics.load(words, this.#bucketsAt + (hash & this.#bucketMask)) >>> 0;
    while (this.#isKept(place)) {
      const at = this.#wordOf(place);
      const next = words[at + NEXT];
      if (words[at + HASH] === hash && words[at + MARK] === mark && words[at + COUNT] === count) {
        const half = (at + UNIT_WORDS) * 2;
        let i = 0;
        while (i < count && halves[half + i] === key[i]) i++;
        const [lower, upper] = [words[at + LOWER], words[at + UPPER]];
        if (
          i === count &&
          words[at] >>> 0 === place &&
          words[at + CHECK] === checkOf(place, next, hash, mark, key, count, lower, upper) &&
          this.#isKept(place)
        ) {
          this.#foundLower = lower;
          this.#foundUpper = upper;
          return true;
        }
      }
      // Entries point to older ones; anything else has been overwritten.
      if (next >>> 0 >= place) return false;
      place = next >>> 0;
    }
    return false;
  }

  /** Reserves a place for an entry that does not cross the end of the ring. Returns 0 if that is impossible. */
  #take(units: number): number {
    if (units * 4 > this.#units) return 0;
    for (;;) {
      const cursor = Atomics.load(this.#words, CURSOR) >>> 0;
      const rest = this.#units - (cursor % this.#units);
      const place = Math.max(1, rest < units ? cursor + rest : cursor);
      const after = place + units;
      if (after > PLACES_MAX) return 0;
      if (Atomics.compareExchange(this.#words, CURSOR, cursor | 0, after | 0) >>> 0 === cursor) return place;
    }
  }

  #isKept(place: number): boolean {
    return place > 0 && place + this.#units >= Atomics.load(this.#words, CURSOR) >>> 0;
  }

  #wordOf(place: number): number {
    return this.#ringAt + (place % this.#units) * UNIT_WORDS;
  }
}

/** Allocates zeroed memory for a `SharedTranspositionTable`, shared between threads if the platform allows it. */
export function makeTableMemory(bytes: number): SharedArrayBuffer | ArrayBuffer {
  const length = Math.max(BYTES_MIN, Math.floor(bytes / 4) * 4);
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(length) : new SharedArrayBuffer(length);
}

const BYTES_MIN = 2 ** 16;
const HEADER_WORDS = 16;
const CURSOR = 0;
const UNIT_WORDS = 8;
const UNIT_HALVES = UNIT_WORDS * 2;
/** Units of the ring per bucket: about two entries. */
const BUCKET_UNITS = 4;
const PLACES_MAX = 2 ** 32 - 1;

const NEXT = 1;
const HASH = 2;
const MARK = 3;
const COUNT = 4;
const LOWER = 5;
const UPPER = 6;
const CHECK = 7;

function checkOf(
  place: number,
  next: number,
  hash: number,
  mark: number,
  key: Uint16Array,
  count: number,
  lower: number,
  upper: number,
): number {
  let check = mix(place | 0, next);
  check = mix(check, hash);
  check = mix(check, (mark << 20) ^ count);
  for (let i = 0; i < count; i++) check = mix(check, key[i]);
  check = mix(check, lower);
  return mix(check, upper);
}

function mix(sum: number, word: number): number {
  const x = Math.imul(sum ^ word, 0x9e3779b1);
  return ((x ^ (x >>> 15)) + word) | 0;
}
