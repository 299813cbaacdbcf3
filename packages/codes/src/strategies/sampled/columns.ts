import type { Code } from '@inkling/core/feedback';

/**
 * A fixed list of codes, laid out for scoring one guess against all of them together. Feedback is a sum of 0-or-1 facts
 * about a code: "symbol s stands at place i" for the exact matches, and "symbol s occurs at least j times" for the j-th
 * s of the guess, which add up to exact + near. Every such fact is a column, and a split adds one pair of columns for
 * each place. A guess one step from another loses two facts and gains two, so a neighbour is split with four columns
 * whatever the number of places. Two codes share a 32-bit lane, with 16 bits each.
 */
export class CodeColumns {
  readonly size: number;
  readonly #places: number;
  readonly #symbols: number;
  readonly #lanes: number;
  /** Column after column; those of the copies follow those of the places. */
  readonly #facts: Int32Array;
  readonly #sums: Int32Array;
  readonly #histogram: Int32Array;
  readonly #copies: Int32Array;
  #anchor: Code = [];

  constructor(codes: readonly Code[], places: number, symbols: number) {
    const lanes = (codes.length + 1) >> 1;
    const facts = new Int32Array(2 * places * symbols * lanes);
    this.size = codes.length;
    this.#places = places;
    this.#symbols = symbols;
    this.#lanes = lanes;
    this.#facts = facts;
    this.#sums = new Int32Array(lanes);
    this.#histogram = new Int32Array((places + 1) * TOTAL);
    this.#copies = new Int32Array(symbols);
    for (let k = 0; k < codes.length; k++) {
      const shift = (k & 1) << 4;
      this.#copies.fill(0);
      for (let place = 0; place < places; place++) {
        const symbol = codes[k][place];
        facts[this.#exact(place, symbol) + (k >> 1)] |= 1 << shift;
        facts[this.#copy(this.#copies[symbol]++, symbol) + (k >> 1)] |= TOTAL << shift;
      }
    }
  }

  /**
   * Counts the codes that answer the guess with each feedback, at index `exact + 32 × (exact + near)`. The next call
   * overwrites the array.
   */
  split(guess: Code): Int32Array {
    this.stand(guess);
    this.#histogram.fill(0);
    countSums(this.#histogram, this.#sums, this.size);
    return this.#histogram;
  }

  /** Sets the guess whose neighbours `splitNeighbour` splits, until the next call of this method or `split`. */
  stand(guess: Code): void {
    const sums = this.#sums.fill(0);
    this.#anchor = guess;
    this.#copies.fill(0);
    for (let place = 0; place < this.#places; place++) {
      const symbol = guess[place];
      addColumns(sums, this.#facts, this.#exact(place, symbol), this.#copy(this.#copies[symbol]++, symbol));
    }
  }

  /** Like `split`, for the guess last set with another symbol at one place, or with two places exchanged. */
  splitNeighbour(guess: Code): Int32Array {
    const anchor = this.#anchor;
    let one = 0;
    while (guess[one] === anchor[one]) one++;
    let other = this.#places - 1;
    while (guess[other] === anchor[other]) other--;
    const moved = one !== other;
    this.#histogram.fill(0);
    countMoved(
      this.#histogram,
      this.#sums,
      this.size,
      this.#facts,
      this.#exact(one, guess[one]),
      moved ? this.#exact(other, guess[other]) : this.#copy(this.#copies[guess[one]], guess[one]),
      this.#exact(one, anchor[one]),
      moved ? this.#exact(other, anchor[other]) : this.#copy(this.#copies[anchor[one]] - 1, anchor[one]),
    );
    return this.#histogram;
  }

  #exact(place: number, symbol: number): number {
    return (place * this.#symbols + symbol) * this.#lanes;
  }

  #copy(copy: number, symbol: number): number {
    return ((this.#places + copy) * this.#symbols + symbol) * this.#lanes;
  }
}

/** The factor of exact + near in an index of `split`. */
export const TOTAL = 32;

function addColumns(sums: Int32Array, facts: Int32Array, one: number, other: number): void {
  for (let lane = 0; lane < sums.length; lane++) sums[lane] += facts[one + lane] + facts[other + lane];
}

function countSums(histogram: Int32Array, sums: Int32Array, size: number): void {
  for (let lane = 0; lane < size >> 1; lane++) {
    const pair = sums[lane];
    histogram[pair & 0xffff]++;
    histogram[pair >>> 16]++;
  }
  if (size & 1) histogram[sums[size >> 1] & 0xffff]++;
}

/** Does the same with two columns added and two subtracted. */
function countMoved(
  histogram: Int32Array,
  sums: Int32Array,
  size: number,
  facts: Int32Array,
  add: number,
  addToo: number,
  take: number,
  takeToo: number,
): void {
  for (let lane = 0; lane < size >> 1; lane++) {
    const pair =
      sums[lane] + facts[add + lane] + facts[addToo + lane] - facts[take + lane] - facts[takeToo + lane];
    histogram[pair & 0xffff]++;
    histogram[pair >>> 16]++;
  }
  if (size & 1) {
    const lane = size >> 1;
    const single =
      sums[lane] + facts[add + lane] + facts[addToo + lane] - facts[take + lane] - facts[takeToo + lane];
    histogram[single & 0xffff]++;
  }
}
