import type { Symmetry } from './search-options.ts';
import { secretWords } from './transposition-table.ts';

/**
 * The canonical key of a set of secrets: the deduction's numbers in ascending order, or what the symmetry rewrites them
 * to. If secrets have different weights, symmetric sets must have the same weights in the same places, and the weights
 * become part of the key unless all are the lightest: then it has two equal numbers, with which no ascending key
 * begins, the secrets, and the mark of each secret's weight. In hard mode, the number of secrets comes first and the
 * other permitted guesses come last, because the cost depends on them; each takes two numbers if one cannot hold it.
 */
export class SetKey {
  /** The last key that was made: `numbers[0 … length − 1]`. */
  numbers: Uint16Array = new Uint16Array(256);
  length = 0;
  #made: Int32Array | undefined;
  readonly #symmetry: Symmetry | undefined;
  readonly #isWide: boolean;

  readonly #marks: Uint16Array | undefined;
  #local: Uint16Array = new Uint16Array(256);

  /** `guessCount`: all guess numbers are below it. `marks`: ranks of the secrets' weights, 0 for the lightest. */
  constructor(symmetry: Symmetry | undefined, guessCount: number, marks?: Uint16Array) {
    this.#symmetry = symmetry;
    this.#marks = symmetry && marks;
    this.#isWide = guessCount > 2 ** 16;
  }

  /** Makes the key of the columns at `stack[from…]`, numbered by `secrets`. Returns its hash. */
  read(secrets: Int32Array, stack: Uint16Array, from: number, size: number): number {
    this.#reserve(size);
    const { numbers } = this;
    const words = this.#words();
    let hash = 0;
    for (let i = 0; i < size; i++) numbers[i] = secrets[stack[from + i]];
    if (this.#marks && numbers.subarray(0, size).some((secret) => this.#marks?.[secret] !== 0))
      return this.#readMarked(this.#marks, size);
    this.#symmetry?.canonise?.(numbers, size);
    for (let i = 0; i < size; i++) hash = (hash + words[numbers[i]]) | 0;
    this.length = size;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  /** Makes the key of the secrets in `numbers`, with their marks. Returns its hash. */
  #readMarked(marks: Uint16Array, size: number): number {
    this.#reserve(2 * size + 2);
    const { numbers } = this;
    const words = this.#words();
    if (size > this.#local.length) this.#local = new Uint16Array(size * 2);
    const local = this.#local;
    for (let i = 0; i < size; i++) local[i] = marks[numbers[i]];
    this.#symmetry?.canonise?.(numbers, size, local);
    let hash = 0;
    for (let i = 0; i < size; i++) hash = (hash + Math.imul(words[numbers[i]], 2 * words[local[i]] + 1)) | 0;
    numbers.copyWithin(2, 0, size);
    numbers.fill(0, 0, 2);
    numbers.set(local.subarray(0, size), size + 2);
    this.length = 2 * size + 2;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  /** Makes a key for hard mode, which includes the guesses of the rows from `first` on. Returns its hash. */
  readNarrow(
    secrets: Int32Array,
    stack: Uint16Array,
    from: number,
    size: number,
    guesses: Int32Array,
    first: number,
    rowCount: number,
  ): number {
    this.#reserve(1 + size + 2 * (rowCount - first));
    const { numbers } = this;
    const words = this.#words();
    let hash = 0;
    let at = 0;
    numbers[at++] = size;
    for (let i = 0; i < size; i++) {
      const secret = secrets[stack[from + i]];
      numbers[at++] = secret;
      hash = (hash + words[secret]) | 0;
    }
    for (let row = first; row < rowCount; row++) {
      const guess = guesses[row];
      numbers[at++] = guess;
      if (this.#isWide) numbers[at++] = guess >>> 16;
      hash = (hash ^ Math.imul(words[guess & 0xffff], HASH_FACTOR)) | 0;
    }
    this.length = at;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  /** Created lazily for the first set, since many searches never make a key here. */
  #words(): Int32Array {
    this.#made ??= secretWords();
    return this.#made;
  }

  #reserve(room: number): void {
    if (room <= this.numbers.length) return;
    const bigger = new Uint16Array(room * 2);
    bigger.set(this.numbers);
    this.numbers = bigger;
  }
}

const HASH_FACTOR = 0x9e3779b1;
