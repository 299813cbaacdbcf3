import { fail, ok, type Result } from '@inkling/core/result';
import type { SettledOpening } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Fact } from './transposition-table.ts';

/**
 * The saved state of a stopped search: its identity, the first guesses that it settled, and what it proved
 * about sets of secrets. Continuing from a state means trusting it: the resulting strategy is still checked
 * against every secret, but a lower bound is only as good as the file. The checksum detects damage, not malice.
 *
 * The file consists of a line with the format and its version, a line of JSON that identifies the search,
 * numbers of seven bits per byte, least significant first (`Writer`), and a checksum of four bytes.
 */
export interface SearchState {
  /** Everything that the facts depend on: they may be wrong in a search with another identity. */
  readonly identity: string;
  readonly stage: SearchStage;
  readonly settled: readonly SettledOpening[];
  readonly facts: Iterable<Fact>;
}

/** One of the searches of an objective: the number of guesses allowed, and the surcharge on the last of them. */
export interface SearchStage {
  readonly depth: number;
  readonly surcharge: number;
}

export type SearchStateFault =
  | { readonly code: 'not-a-state' | 'damaged' }
  /** `version`: the version that the file states. */
  | { readonly code: 'unknown-version'; readonly version: string };

/** Serialises a search, keeping about `bytesMax` bytes of facts on the largest sets: the rest are soon found again. */
export function makeSearchState(
  identity: string,
  { depth, surcharge }: SearchStage,
  settled: readonly SettledOpening[],
  factsOf: (countMin: number) => Iterable<Fact>,
  bytesMax: number = STATE_BYTES_MAX,
): Uint8Array {
  const writer = new Writer();
  writer.text(`${MAGIC} ${VERSION}\n${identity}\n`);
  writer.numbers(depth, surcharge, settled.length);
  for (const { guess, lower, upper } of settled) writer.numbers(guess, lower, upper);
  for (const fact of factsOf(leastCount(factsOf(0), bytesMax))) {
    writer.numbers(fact.key.length + 1, fact.mark, fact.lower, fact.upper, fact.hash >>> 0);
    let last = 0;
    for (const number of fact.key) {
      writer.number(number >= last ? (number - last) * 2 : (last - number) * 2 - 1);
      last = number;
    }
  }
  writer.number(0);
  return writer.finish();
}

/** Parses a complete state. Never throws. */
export function parseSearchState(bytes: Uint8Array): Result<SearchState, SearchStateFault> {
  const first = lineAt(bytes, 0);
  const [magic, version] = first?.split(' ') ?? [];
  if (first === undefined || magic !== MAGIC) return fail({ code: 'not-a-state' });
  if (version !== String(VERSION)) return fail({ code: 'unknown-version', version: version ?? '' });
  const identity = lineAt(bytes, first.length + 1);
  const body = bytes.length - 4;
  if (identity === undefined || body < 0 || checksum(bytes, body) !== word(bytes, body))
    return fail({ code: 'damaged' });
  const reader = new Reader(bytes, lineEnd(bytes, first.length + 1) + 1, body);
  const stage = { depth: reader.number(), surcharge: reader.number() };
  const settled: SettledOpening[] = [];
  for (let left = reader.number(); left > 0 && !reader.failed; left--)
    settled.push({ guess: reader.number(), lower: reader.number(), upper: reader.number() });
  const facts: Fact[] = [];
  for (let length = reader.number(); length > 0 && !reader.failed; length = reader.number()) {
    const [mark, lower, upper, hash] = [reader.number(), reader.number(), reader.number(), reader.number()];
    if (length - 1 > reader.left) return fail({ code: 'damaged' });
    const key = new Uint16Array(length - 1);
    let last = 0;
    for (let i = 0; i < key.length; i++) {
      const step = reader.number();
      last += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      if (last < 0 || last >= 2 ** 16) return fail({ code: 'damaged' });
      key[i] = last;
    }
    if (lower > upper || upper > INFEASIBLE) return fail({ code: 'damaged' });
    facts.push({ key, hash: hash | 0, mark, lower, upper });
  }
  return reader.failed || reader.left > 0
    ? fail({ code: 'damaged' })
    : ok({ identity, stage, settled, facts });
}

const STATE_BYTES_MAX: number = 2 ** 27;

const MAGIC = 'inkling-search';
const VERSION = 1;
/** Approximate bytes that a fact takes in addition to its key, whose numbers take one or two bytes each. */
const FACT_BYTES = 14;

/** Returns the least key length such that all facts with keys of at least this length fit into `bytesMax`. */
function leastCount(facts: Iterable<Fact>, bytesMax: number): number {
  const bytesOf: number[] = [];
  for (const { key } of facts)
    bytesOf[key.length] = (bytesOf[key.length] ?? 0) + FACT_BYTES + key.length * 1.5;
  let sum = 0;
  for (let count = bytesOf.length - 1; count >= 0; count--) {
    sum += bytesOf[count] ?? 0;
    if (sum > bytesMax) return count + 1;
  }
  return 0;
}

class Writer {
  #bytes = new Uint8Array(2 ** 16);
  #length = 0;

  /** Appends a string, which must be ASCII. */
  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.#push(text.charCodeAt(i));
  }

  numbers(...values: readonly number[]): void {
    for (const value of values) this.number(value);
  }

  number(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#push(128 + (rest % 128));
    this.#push(rest);
  }

  finish(): Uint8Array {
    const sum = checksum(this.#bytes, this.#length);
    for (let i = 0; i < 4; i++) this.#push((sum >>> (8 * i)) & 255);
    return this.#bytes.slice(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const bigger = new Uint8Array(this.#bytes.length * 2);
      bigger.set(this.#bytes);
      this.#bytes = bigger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

class Reader {
  failed = false;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, at: number, end: number) {
    this.#bytes = bytes;
    this.#at = at;
    this.#end = end;
  }

  get left(): number {
    return this.#end - this.#at;
  }

  /** Reads the next number. Returns 0 and sets `failed` if no number of at most 35 bits follows. */
  number(): number {
    let value = 0;
    for (let scale = 1; scale <= 128 ** 4 && this.#at < this.#end; scale *= 128) {
      const byte = this.#bytes[this.#at++] as number;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    this.failed = true;
    return 0;
  }
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const limit = Math.min(bytes.length, from + LINE_MAX);
  for (let at = from; at < limit; at++) if (bytes[at] === 10) return at;
  return -1;
}

function lineAt(bytes: Uint8Array, from: number): string | undefined {
  const end = lineEnd(bytes, from);
  return end < 0 ? undefined : String.fromCharCode(...bytes.subarray(from, end));
}

const LINE_MAX = 4096;

/** Returns the FNV-1a hash of the first `length` bytes. */
function checksum(bytes: Uint8Array, length: number): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < length; i++) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193);
  return sum >>> 0;
}

function word(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let i = 0; i < 4; i++) value += (bytes[at + i] as number) * 2 ** (8 * i);
  return value;
}
