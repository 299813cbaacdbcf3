import { secretWords } from './memo.ts';
import type { Symmetry } from './search-options.ts';

/**
 * The canonical key of a set of secrets: the deduction's numbers ascending, or what the symmetry rewrites them to.
 * In hard mode the number of secrets stands first and the other guesses that are permitted follow, since they are part
 * of what the set costs; each in two numbers where one would not hold it.
 */
export class SetKey {
  /** The key last read: `numbers[0 … length − 1]`. */
  numbers: Uint16Array = new Uint16Array(256);
  length = 0;
  readonly #words = secretWords();
  readonly #symmetry: Symmetry | undefined;
  readonly #isWide: boolean;

  /** `guessCount`: numbers of guesses are below it. */
  constructor(symmetry: Symmetry | undefined, guessCount: number) {
    this.#symmetry = symmetry;
    this.#isWide = guessCount > 2 ** 16;
  }

  /** Reads the columns at `stack[from…]`, numbered by `secrets`; returns the hash. */
  read(secrets: Int32Array, stack: Uint16Array, from: number, n: number): number {
    this.#reserve(n);
    const { numbers } = this;
    const words = this.#words;
    let hash = 0;
    for (let i = 0; i < n; i++) numbers[i] = secrets[stack[from + i]];
    this.#symmetry?.canonise(numbers, n);
    for (let i = 0; i < n; i++) hash = (hash + words[numbers[i]]) | 0;
    this.length = n;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  /** The same with the guesses of the rows from `first` on. */
  readNarrow(
    secrets: Int32Array,
    stack: Uint16Array,
    from: number,
    n: number,
    guesses: Int32Array,
    first: number,
    rowCount: number,
  ): number {
    this.#reserve(1 + n + 2 * (rowCount - first));
    const { numbers } = this;
    const words = this.#words;
    let hash = 0;
    let at = 0;
    numbers[at++] = n;
    for (let i = 0; i < n; i++) {
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

  #reserve(room: number): void {
    if (room > this.numbers.length) this.numbers = new Uint16Array(room * 2);
  }
}

const HASH_FACTOR = 0x9e3779b1;
