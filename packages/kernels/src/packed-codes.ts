import type { FeedbackMatrix, PackedSecrets } from '@inkling/codes/kernels/kernels';
import { checkGuess, countSequences, type SequenceSize } from '@inkling/codes/kernels/sequences';
import { type Code, feedbackClassCount } from '@inkling/core/feedback';
import { KernelInstance } from './instance.ts';
import {
  CODE_BLOCK,
  CODE_RECORD,
  HISTOGRAM_SCRATCH_BYTES,
  HISTOGRAM_UNIT,
  Layout,
  NO_SYMBOL,
  roundUp,
} from './layout.ts';

/** Codes packed into blocks of columns; see `assembly/code-classes.ts`. */
export class PackedCodes implements PackedSecrets {
  readonly count: number;
  readonly classCount: number;
  readonly #size: SequenceSize;
  readonly #instance: KernelInstance;
  readonly #blockCount: number;
  readonly #blockBytes: number;
  readonly #record: number;
  readonly #scratch: number;
  readonly #histogram: number;
  readonly #classes: number;
  readonly #codes: number;
  readonly #copies: Uint8Array;

  constructor(module: WebAssembly.Module, size: SequenceSize, codes: Uint8Array) {
    const { places, symbols } = size;
    this.#size = size;
    this.count = countSequences(size, codes);
    this.classCount = feedbackClassCount(places);
    this.#blockCount = Math.ceil(this.count / CODE_BLOCK);
    this.#blockBytes = (places + symbols) * CODE_BLOCK;
    const layout = new Layout();
    this.#record = layout.region(CODE_RECORD.byteCount);
    this.#scratch = layout.region(HISTOGRAM_SCRATCH_BYTES);
    this.#histogram = layout.region(roundUp(this.classCount, HISTOGRAM_UNIT) * 4);
    this.#classes = layout.region(this.#blockCount * CODE_BLOCK);
    this.#codes = layout.region(this.#blockCount * this.#blockBytes);
    this.#instance = new KernelInstance(module, layout.byteCount);
    this.#copies = new Uint8Array(symbols);
    this.#fill(codes);
  }

  classes(guess: Code, classes: Uint8Array): void {
    const distinct = this.#select(guess);
    const { kernels, bytes } = this.#instance;
    kernels.codeClasses(
      this.#codes,
      this.#blockCount,
      this.#blockBytes,
      this.#record,
      this.#size.places,
      distinct,
      this.#classes,
    );
    classes.set(bytes.subarray(this.#classes, this.#classes + this.count));
  }

  histogram(guess: Code, histogram: Uint32Array): void {
    const distinct = this.#select(guess);
    const { kernels, words } = this.#instance;
    kernels.codeHistogram(
      this.#codes,
      this.#blockCount,
      this.#blockBytes,
      this.#record,
      this.#size.places,
      distinct,
      this.#scratch,
      this.#histogram,
      this.classCount,
    );
    const from = this.#histogram / 4;
    for (let cls = 0; cls < this.classCount; cls++) histogram[cls] = words[from + cls];
    histogram[0] -= this.#blockCount * CODE_BLOCK - this.count;
  }

  matrix(guesses: Uint8Array): FeedbackMatrix {
    const { places } = this.#size;
    const { count, classCount } = this;
    const guessCount = guesses.length / places;
    const cells = new Uint8Array(guessCount * count);
    for (let row = 0; row < guessCount; row++)
      this.classes(guesses.subarray(row * places, (row + 1) * places), cells.subarray(row * count));
    return { guessCount, secretCount: count, classCount, cells };
  }

  #fill(codes: Uint8Array): void {
    const { places } = this.#size;
    const { bytes } = this.#instance;
    for (let block = 0; block < this.#blockCount; block++) {
      const base = this.#codes + block * this.#blockBytes;
      bytes.fill(NO_SYMBOL, base, base + places * CODE_BLOCK);
      const first = block * CODE_BLOCK;
      const last = Math.min(this.count, first + CODE_BLOCK);
      for (let index = first; index < last; index++)
        for (let place = 0; place < places; place++) {
          const symbol = codes[index * places + place];
          bytes[base + place * CODE_BLOCK + index - first] = symbol;
          bytes[base + (places + symbol) * CODE_BLOCK + index - first]++;
        }
    }
  }

  /** Writes the record of a guess and returns the number of its distinct symbols. */
  #select(guess: Code): number {
    const { places } = this.#size;
    const { bytes, words } = this.#instance;
    checkGuess(this.#size, guess);
    const copies = this.#copies;
    copies.fill(0);
    for (let i = 0; i < places; i++) copies[guess[i]]++;
    let distinct = 0;
    for (let i = 0; i < places; i++) {
      const symbol = guess[i];
      bytes[this.#record + CODE_RECORD.symbols + i] = symbol;
      if (copies[symbol] === 0) continue;
      bytes[this.#record + CODE_RECORD.copies + distinct] = copies[symbol];
      words[(this.#record + CODE_RECORD.columns) / 4 + distinct] = (places + symbol) * CODE_BLOCK;
      copies[symbol] = 0;
      distinct++;
    }
    return distinct;
  }
}
