import type { Code } from '@inkling/core/feedback';

/**
 * A fixed list of codes, laid out to score one guess against all of them at once. Feedback is a sum of 0-or-1
 * facts about a code: "symbol s stands at place i" for the exact matches, and "symbol s occurs at least j
 * times" for the j-th s of the guess, which add up to exact + near. Every such fact is a column, and a split
 * adds one pair of columns for each place. Two codes share a 32-bit lane, 16 bits each.
 */
export class CodeColumns {
  readonly size: number;
  readonly #places: number;
  readonly #symbols: number;
  readonly #exact: readonly Int32Array[];
  readonly #total: readonly Int32Array[];
  readonly #sums: Int32Array;
  readonly #histogram: Int32Array;
  readonly #copies: Int32Array;

  constructor(codes: readonly Code[], places: number, symbols: number) {
    const lanes = (codes.length + 1) >> 1;
    const columns = () => Array.from({ length: places * symbols }, () => new Int32Array(lanes));
    this.size = codes.length;
    this.#places = places;
    this.#symbols = symbols;
    this.#exact = columns();
    this.#total = columns();
    this.#sums = new Int32Array(lanes);
    this.#histogram = new Int32Array((places + 1) * TOTAL);
    this.#copies = new Int32Array(symbols);
    for (let k = 0; k < codes.length; k++) {
      const shift = (k & 1) << 4;
      this.#copies.fill(0);
      for (let place = 0; place < places; place++) {
        const symbol = codes[k][place];
        const copy = this.#copies[symbol]++;
        this.#exact[place * symbols + symbol][k >> 1] |= 1 << shift;
        this.#total[copy * symbols + symbol][k >> 1] |= TOTAL << shift;
      }
    }
  }

  /**
   * How many codes answer the guess with each feedback, at `exact + 32 × (exact + near)`. The array is
   * overwritten by the next call.
   */
  split(guess: Code): Int32Array {
    const sums = this.#sums;
    const symbols = this.#symbols;
    this.#copies.fill(0);
    sums.fill(0);
    for (let place = 0; place < this.#places; place++) {
      const symbol = guess[place];
      addColumns(
        sums,
        this.#exact[place * symbols + symbol],
        this.#total[this.#copies[symbol]++ * symbols + symbol],
      );
    }
    const histogram = this.#histogram.fill(0);
    for (let lane = 0; lane < this.size >> 1; lane++) {
      histogram[sums[lane] & 0xffff]++;
      histogram[sums[lane] >>> 16]++;
    }
    if (this.size & 1) histogram[sums[sums.length - 1] & 0xffff]++;
    return histogram;
  }
}

/** The weight of exact + near in a key of `split`. */
const TOTAL = 32;

function addColumns(sums: Int32Array, one: Int32Array, other: Int32Array): void {
  for (let lane = 0; lane < sums.length; lane++) sums[lane] += one[lane] + other[lane];
}
