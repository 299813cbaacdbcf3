import { INFEASIBLE } from './capacity.ts';
import type { Pricing } from './pricing.ts';
import type { Problem } from './problem.ts';
import { countClasses } from './scan.ts';

/**
 * What a set costs at least by the sizes that each next guess leaves: the least price over all rows of its problem, one
 * level deeper than the bound by the set's own size. Any strategy from the set on begins with some row, and costs no
 * less than that row's price.
 *
 * Most rows are told from how many classes they have on the set: each member after the first of its cell adds one at
 * least. That count reads every column without a branch, which on large sets is faster than a price that may leave early;
 * and a row has no more classes on a set than on the whole problem.
 */
export class Outlook {
  readonly #pricing: Pricing;
  readonly #inside: Uint8Array;
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor(root: Problem, pricing: Pricing) {
    this.#pricing = pricing;
    this.#inside = new Uint8Array(root.rowCount);
    this.#stamps = new Int32Array(root.classCount);
  }

  /** For the `n` columns at `stack[from…]` with `r` ≥ 1 guesses left: at least `floor`, which must be a bound already. */
  least(problem: Problem, stack: Uint16Array, from: number, n: number, r: number, floor: number): number {
    const { matrix, secretCount, rowCount, rowParts } = problem;
    const pricing = this.#pricing;
    const inside = this.#inside;
    const stamps = this.#stamps;
    const isCounted = !pricing.weighted;
    let best = INFEASIBLE;
    for (let i = from; i < from + n; i++) {
      inside[stack[i]] = 1;
      const packed = pricing.price(problem, stack[i], true, stack, from, n, r, best);
      best = Math.min(best, packed >> 1);
    }
    for (let row = 0; row < rowCount && best > floor; row++) {
      if (inside[row] !== 0 || (isCounted && 3 * n - rowParts[row] >= best)) continue;
      const base = row * secretCount;
      if (isCounted && 3 * n - countClasses(matrix, base, stack, from, n, stamps, ++this.#stamp) >= best)
        continue;
      const packed = pricing.price(problem, row, false, stack, from, n, r, best);
      best = Math.min(best, packed >> 1);
    }
    for (let i = from; i < from + n; i++) inside[stack[i]] = 0;
    if (this.#stamp > STAMP_MAX) {
      stamps.fill(0);
      this.#stamp = 0;
    }
    return Math.max(best, floor);
  }
}

/** Leaves room for the rows of one more look. */
const STAMP_MAX = 2 ** 30;
