import type { MarkRows } from './mark-rows.ts';
import type { MarkRow } from './mark-vectors.ts';

/** How a guess splits the remaining secrets. */
export interface Split {
  readonly guess: number;
  /** Whether it could itself be the answer. */
  readonly possible: boolean;
  /** The number of different answers that it can get. */
  readonly parts: number;
  /** The size of the largest part. */
  readonly worst: number;
  /** The sum of the squared part sizes. Divided by the number of remaining secrets, it is the expected size. */
  readonly squares: number;
  /** Expected information in bits, for display. The ranking itself is exact, see `compareEntropy`. */
  readonly bits: number;
}

/** The rules by which words are ranked. */
export const WORD_STRATEGIES = ['entropy', 'expected', 'parts', 'worst'] as const;
/** One of `WORD_STRATEGIES`. */
export type WordStrategy = (typeof WORD_STRATEGIES)[number];

/**
 * Ranks guesses by how they split the remaining secrets, best first. Ties go to a guess that may be the answer, then
 * to the smaller index. Expected size, number of parts and worst case (where more parts break ties) are integers.
 * Entropy is compared through integers too: by the sum of c·log₂c over the parts in units of 2⁻³⁰, which does not
 * depend on the order of the parts, and if two sums are closer than their rounding errors, by ∏cᶜ as BigInt. So no
 * order depends on floating-point ties.
 *
 * @param rows marks of all guesses against all secrets
 * @param left indices of the remaining secrets, at least one
 * @param possible whether a guess may be the answer
 * @param guesses the guesses to rank; by default all
 * @param top how many guesses to return
 */
export function rankGuesses(
  rows: MarkRows,
  left: ArrayLike<number>,
  possible: (guess: number) => boolean,
  strategy: WordStrategy,
  top: number = Number.POSITIVE_INFINITY,
  guesses?: ArrayLike<number>,
): Split[] {
  const splitter = new Splitter(rows.classCount, left);
  const count = guesses?.length ?? rows.guessCount;
  const order = (a: Scored, b: Scored) => {
    const close =
      strategy === 'entropy' && Math.abs(a.score - b.score) <= 2 * (a.split.parts + b.split.parts);
    const byScore =
      close && a.score !== b.score
        ? compareEntropy(splitter.sizes(rows.row(a.split.guess)), splitter.sizes(rows.row(b.split.guess)))
        : a.score - b.score;
    return byScore || Number(b.split.possible) - Number(a.split.possible) || a.split.guess - b.split.guess;
  };
  const kept: Scored[] = [];
  for (let i = 0; i < count; i++) {
    const guess = guesses ? guesses[i] : i;
    const scored = splitter.split(rows.row(guess), guess, possible(guess), strategy);
    const last = kept.at(-1);
    if (kept.length >= top && last && order(scored, last) >= 0) continue;
    kept.push(scored);
    if (kept.length > top) settleLast(kept, order);
    else if (kept.length === top) kept.splice(0, top, ...kept.toSorted(order));
  }
  return (kept.length < top ? kept.toSorted(order) : kept).map(({ split }) => split);
}

/** Moves the last element of an otherwise sorted array to its place, then drops the last element. */
function settleLast(kept: Scored[], order: (a: Scored, b: Scored) => number): void {
  for (let i = kept.length - 1; i > 0 && order(kept[i], kept[i - 1]) < 0; i--)
    [kept[i], kept[i - 1]] = [kept[i - 1], kept[i]];
  kept.pop();
}

interface Scored {
  readonly split: Split;
  /** Lower is better. */
  readonly score: number;
}

/** Compares two partitions of the same total, exactly: negative if the first has the larger entropy. */
export function compareEntropy(a: readonly number[], b: readonly number[]): number {
  const power = (sizes: readonly number[]) =>
    sizes.reduce((product, c) => product * BigInt(c) ** BigInt(c), 1n);
  const [first, second] = [power(a), power(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Counts the sizes of parts: up to ten places in an array of all classes, beyond that in a map. */
class Splitter {
  readonly #left: ArrayLike<number>;
  readonly #counts: Int32Array | undefined;
  readonly #touched: Int32Array;
  readonly #logs: Float64Array;

  constructor(classCount: number, left: ArrayLike<number>) {
    this.#left = left;
    this.#counts = classCount <= 3 ** 10 ? new Int32Array(classCount) : undefined;
    this.#touched = new Int32Array(left.length);
    this.#logs = Float64Array.from({ length: left.length + 1 }, (_, c) =>
      c < 2 ? 0 : Math.round(c * Math.log2(c) * 2 ** 30),
    );
  }

  split(row: MarkRow, guess: number, possible: boolean, strategy: WordStrategy): Scored {
    const sizes = this.#touched;
    const parts = this.#fillSizes(row);
    let worst = 0;
    let squares = 0;
    let logs = 0;
    for (let i = 0; i < parts; i++) {
      const size = sizes[i];
      if (size > worst) worst = size;
      squares += size * size;
      logs += this.#logs[size];
    }
    const left = this.#left.length;
    const bits = Math.log2(left) - logs / 2 ** 30 / left;
    const score = { entropy: logs, expected: squares, parts: -parts, worst: worst * 2 ** 20 - parts }[
      strategy
    ];
    return { split: { guess, possible, parts, worst, squares, bits }, score };
  }

  sizes(row: MarkRow): number[] {
    return Array.from(this.#touched.subarray(0, this.#fillSizes(row)));
  }

  /** Writes the sizes of the parts to `#touched` and returns the number of parts. */
  #fillSizes(row: MarkRow): number {
    const counts = this.#counts;
    const left = this.#left;
    const touched = this.#touched;
    let parts = 0;
    if (!counts) {
      const sizes = new Map<number, number>();
      for (let i = 0; i < left.length; i++) sizes.set(row[left[i]], (sizes.get(row[left[i]]) ?? 0) + 1);
      for (const size of sizes.values()) touched[parts++] = size;
      return parts;
    }
    for (let i = 0; i < left.length; i++) {
      const cls = row[left[i]];
      if (counts[cls]++ === 0) touched[parts++] = cls;
    }
    for (let i = 0; i < parts; i++) {
      const cls = touched[i];
      touched[i] = counts[cls];
      counts[cls] = 0;
    }
    return parts;
  }
}
