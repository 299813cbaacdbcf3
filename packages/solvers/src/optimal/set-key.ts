import { secretWords } from './memo.ts';
import type { Symmetry } from './search-options.ts';

/**
 * The canonical key of a set of secrets: the deduction's numbers ascending, or what the symmetry rewrites them to.
 * In hard mode the number of secrets stands first and the permitted guesses that tell some of them apart follow, as
 * rows of the whole problem, since they are part of what the set costs.
 */
export class SetKey {
  /** The key last read: `numbers[0 … length − 1]`. */
  numbers: Uint16Array = new Uint16Array(256);
  length = 0;
  readonly #words = secretWords();
  readonly #symmetry: Symmetry | undefined;

  constructor(symmetry: Symmetry | undefined) {
    this.#symmetry = symmetry;
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

  /** The same with the rows that hard mode permits. */
  readNarrow(
    secrets: Int32Array,
    stack: Uint16Array,
    from: number,
    n: number,
    rows: Int32Array,
    rowCount: number,
  ): number {
    this.#reserve(1 + n + rowCount);
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
    for (let i = 0; i < rowCount; i++) {
      numbers[at++] = rows[i];
      hash = (hash ^ Math.imul(words[rows[i]], HASH_FACTOR)) | 0;
    }
    this.length = at;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  #reserve(room: number): void {
    if (room > this.numbers.length) this.numbers = new Uint16Array(room * 2);
  }
}

const HASH_FACTOR = 0x9e3779b1;
