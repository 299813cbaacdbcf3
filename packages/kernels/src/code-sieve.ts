import type { CodeSieve } from '@inkling/codes/kernels/kernels';
import { countSequences, type SequenceSize, SIEVE_PLACES_MAX } from '@inkling/codes/kernels/sequences';
import { KernelInstance } from './instance.ts';
import { Layout, SIEVE_BLOCK, SIEVE_RECORD } from './layout.ts';

/** Codes as records of column offsets, with room for one list of secrets; see `assembly/code-sieve.ts`. */
export class SiftedCodes implements CodeSieve {
  readonly #places: number;
  readonly #count: number;
  readonly #instance: KernelInstance;
  readonly #columnCount: number;
  readonly #records: number;
  readonly #secrets: number;
  readonly #blocks: number;
  readonly #guesses: number;
  readonly #kept: number;
  readonly #costs: number;
  #held: Uint32Array | undefined;

  constructor(module: WebAssembly.Module, size: SequenceSize, codes: Uint8Array) {
    const { places, symbols } = size;
    if (places > SIEVE_PLACES_MAX) throw new RangeError(`a sieve of ${places} places needs more bits`);
    this.#places = places;
    this.#count = countSequences(size, codes);
    this.#columnCount = 2 * places * symbols + 1;
    const layout = new Layout();
    this.#records = layout.region(this.#count * SIEVE_RECORD.byteCount);
    this.#secrets = layout.region(this.#count * 4);
    this.#blocks = layout.region(Math.ceil(this.#count / SIEVE_BLOCK) * this.#columnCount * 8);
    this.#guesses = layout.region(BATCH_GUESSES * 4);
    this.#kept = layout.region(BATCH_GUESSES * 4);
    this.#costs = layout.region((this.#count + 1) * 8);
    this.#instance = new KernelInstance(module, layout.byteCount);
    this.#fill(codes, symbols);
  }

  sift(
    guesses: Uint32Array,
    secrets: Uint32Array,
    costs: Float64Array,
    budget: number,
    kept: Uint32Array,
  ): number {
    for (const guess of guesses) if (guess >= this.#count) throw new RangeError(`no code ${guess}`);
    this.#hold(secrets);
    const { kernels, words, doubles } = this.#instance;
    let cost = 0;
    doubles[this.#costs / 8] = 0;
    for (let size = 1; size <= secrets.length; size++) {
      cost += costs[size - 1];
      doubles[this.#costs / 8 + size] = cost;
    }
    let keptCount = 0;
    for (let first = 0; first < guesses.length; first += BATCH_GUESSES) {
      const batch = guesses.subarray(first, first + BATCH_GUESSES);
      words.set(batch, this.#guesses / 4);
      const found = kernels.siftGuesses(
        this.#records,
        this.#blocks,
        secrets.length,
        this.#columnCount * 8,
        this.#places,
        this.#guesses,
        batch.length,
        this.#costs,
        budget,
        this.#kept,
      );
      const from = this.#kept / 4;
      kept.set(words.subarray(from, from + found), keptCount);
      keptCount += found;
    }
    return keptCount;
  }

  #hold(secrets: Uint32Array): void {
    if (this.#held === secrets) return;
    if (secrets.length > this.#count) throw new RangeError(`${secrets.length} of ${this.#count} codes`);
    for (const secret of secrets) if (secret >= this.#count) throw new RangeError(`no code ${secret}`);
    const { kernels, words } = this.#instance;
    words.set(secrets, this.#secrets / 4);
    kernels.fillColumns(
      this.#records,
      this.#secrets,
      secrets.length,
      this.#blocks,
      this.#columnCount * 8,
      this.#places,
    );
    this.#held = secrets;
  }

  #fill(codes: Uint8Array, symbols: number): void {
    const places = this.#places;
    const records = new Uint16Array(
      this.#instance.bytes.buffer,
      this.#records,
      (this.#count * SIEVE_RECORD.byteCount) / 2,
    );
    records.fill((this.#columnCount - 1) * 8);
    const copies = new Uint8Array(symbols);
    for (let code = 0; code < this.#count; code++) {
      copies.fill(0);
      const record = (code * SIEVE_RECORD.byteCount) / 2;
      for (let place = 0; place < places; place++) {
        const symbol = codes[code * places + place];
        records[record + SIEVE_RECORD.places / 2 + place] = (place * symbols + symbol) * 8;
        records[record + SIEVE_RECORD.copies / 2 + place] =
          ((places + copies[symbol]++) * symbols + symbol) * 8;
      }
    }
  }
}

/** Guesses per kernel call. */
const BATCH_GUESSES = 4096;
