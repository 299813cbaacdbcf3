import type { FeedbackMatrix, PackedSecrets } from '@inkling/codes/kernels/kernels';
import { checkGuess, countSequences, type SequenceSize } from '@inkling/codes/kernels/sequences';
import { MARKED_LENGTH_MAX } from '@inkling/codes/kernels/word-marks';
import type { Code } from '@inkling/core/feedback';
import { marksClassCount } from '@inkling/core/marks';
import { KernelInstance } from './instance.ts';
import { Layout, NO_SYMBOL, WORD_BLOCK, WORD_RECORD } from './layout.ts';

/** Words packed into blocks of columns; see `assembly/word-classes.ts`. */
export class PackedWords implements PackedSecrets {
  readonly count: number;
  readonly classCount: number;
  readonly #size: SequenceSize;
  readonly #instance: KernelInstance;
  readonly #blockCount: number;
  readonly #blockBytes: number;
  readonly #record: number;
  readonly #classes: number;
  readonly #words: number;

  constructor(module: WebAssembly.Module, size: SequenceSize, words: Uint8Array) {
    const { places, symbols } = size;
    if (places > MARKED_LENGTH_MAX) throw new RangeError(`marks of ${places} places need more bits`);
    this.#size = size;
    this.count = countSequences(size, words);
    this.classCount = marksClassCount(places);
    this.#blockCount = Math.ceil(this.count / WORD_BLOCK);
    // One column more than there are letters: it is always zero, for the places that a short word leaves empty.
    this.#blockBytes = (MARKED_LENGTH_MAX + symbols + 1) * WORD_BLOCK;
    const layout = new Layout();
    this.#record = layout.region(WORD_RECORD.byteCount);
    this.#classes = layout.region(this.#blockCount * WORD_BLOCK);
    this.#words = layout.region(this.#blockCount * this.#blockBytes);
    this.#instance = new KernelInstance(module, layout.byteCount);
    this.#fill(words);
  }

  classes(guess: Code, classes: Uint8Array): void {
    this.#score(guess);
    classes.set(this.#instance.bytes.subarray(this.#classes, this.#classes + this.count));
  }

  histogram(guess: Code, histogram: Uint32Array): void {
    this.#score(guess);
    const { bytes } = this.#instance;
    histogram.fill(0, 0, this.classCount);
    for (let at = this.#classes; at < this.#classes + this.count; at++) histogram[bytes[at]]++;
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

  #score(guess: Code): void {
    this.#select(guess);
    const { kernels } = this.#instance;
    kernels.wordClasses(this.#words, this.#blockCount, this.#blockBytes, this.#record, this.#classes);
  }

  #fill(words: Uint8Array): void {
    const { places } = this.#size;
    const { bytes } = this.#instance;
    const blank = MARKED_LENGTH_MAX - places;
    for (let index = 0; index < this.#blockCount * WORD_BLOCK; index++) {
      const lane = index % WORD_BLOCK;
      const base = this.#words + ((index - lane) / WORD_BLOCK) * this.#blockBytes + lane;
      for (let place = 0; place < MARKED_LENGTH_MAX; place++) {
        const isFilled = index < this.count && place >= blank;
        const symbol = isFilled ? words[index * places + place - blank] : NO_SYMBOL;
        bytes[base + place * WORD_BLOCK] = symbol;
        if (isFilled) bytes[base + (MARKED_LENGTH_MAX + symbol) * WORD_BLOCK]++;
      }
    }
  }

  /** Writes the record of a guess. */
  #select(guess: Code): void {
    const { places, symbols } = this.#size;
    const { bytes, words } = this.#instance;
    checkGuess(this.#size, guess);
    const blank = MARKED_LENGTH_MAX - places;
    const vector = (offset: number, index: number, value: number) => {
      const start = this.#record + offset + index * 16;
      bytes.fill(value, start, start + 16);
    };
    for (let place = 0, pair = 0; place < MARKED_LENGTH_MAX; place++) {
      const symbol = place < blank ? symbols : guess[place - blank];
      let earlier = 0;
      for (let i = blank; i < place; i++) if (guess[i - blank] === symbol) earlier++;
      vector(WORD_RECORD.symbols, place, symbol);
      vector(WORD_RECORD.earlier, place, earlier);
      for (let later = place + 1; later < MARKED_LENGTH_MAX; later++, pair++)
        vector(WORD_RECORD.later, pair, place >= blank && guess[later - blank] === symbol ? 255 : 0);
      words[(this.#record + WORD_RECORD.columns) / 4 + place] = (MARKED_LENGTH_MAX + symbol) * WORD_BLOCK;
    }
  }
}
