import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { costToGoTable } from './cost-to-go.ts';

/** How many of the best-looking guesses are searched at each depth; at greater depths, only the best-looking one. */
const BREADTHS = [40, 8, 3];

/**
 * Finds the guess of a pool with the fewest total guesses over a small set of codes, by a search that follows only the
 * most promising guesses at each step. Every total that it compares belongs to a strategy played to the end, so no
 * guess is preferred because of an estimate. Yields the best so far after each first guess.
 */
export function* endgameGuess(pool: readonly Code[], codes: readonly Code[]): Generator<Code, Code> {
  const search = new EndgameSearch(pool, codes);
  const all = [...codes.keys()];
  let found = { guess: -1, total: Number.POSITIVE_INFINITY };
  for (const guess of search.promising(all, BREADTHS[0])) {
    const total = search.totalOf(all, guess, 0, found.total);
    if (total < found.total) found = { guess, total };
    if (total === 2 * all.length - 1) break;
    yield pool[found.guess];
  }
  return pool[found.guess];
}

/** The answers of every code to every guess of a pool, with scratch space for counting them. */
class EndgameSearch {
  readonly #solved: number;
  readonly #matrix: readonly Uint8Array[];
  readonly #worth: Float64Array;
  readonly #histogram: Int32Array;
  /** A bit for each class that occurs, because most sets are far smaller than the number of classes. */
  readonly #met: Int32Array;

  constructor(pool: readonly Code[], codes: readonly Code[]) {
    this.#solved = solvedClass(codes[0].length);
    this.#matrix = pool.map((guess) => Uint8Array.from(codes, (code) => scoreCode(guess, code)));
    this.#worth = costToGoTable(codes.length, 1);
    this.#histogram = new Int32Array(this.#solved + 1);
    this.#met = new Int32Array((this.#solved >> 5) + 1);
  }

  /** Returns the guesses of the pool that look best for a set. */
  promising(set: readonly number[], breadth: number): readonly number[] {
    const ranked: { guess: number; cost: number }[] = [];
    for (let guess = 0; guess < this.#matrix.length; guess++) {
      const cost = this.#estimate(set, guess);
      const last = ranked.at(-1);
      if (ranked.length === breadth && last && cost >= last.cost) continue;
      let at = ranked.length;
      while (at > 0 && ranked[at - 1].cost > cost) at--;
      ranked.splice(at, 0, { guess, cost });
      if (ranked.length > breadth) ranked.pop();
    }
    return ranked.map(({ guess }) => guess);
  }

  #estimate(set: readonly number[], guess: number): number {
    const histogram = this.#histogram;
    const met = this.#met;
    const row = this.#matrix[guess];
    for (const code of set) {
      const cls = row[code];
      histogram[cls]++;
      met[cls >> 5] |= 1 << (cls & 31);
    }
    let cost = -histogram[this.#solved];
    for (let word = 0; word < met.length; word++) {
      for (let rest = met[word]; rest !== 0; rest &= rest - 1) {
        const cls = 32 * word + 31 - Math.clz32(rest & -rest);
        cost += this.#worth[histogram[cls]];
        histogram[cls] = 0;
      }
      met[word] = 0;
    }
    return cost;
  }

  /**
   * Returns the total guesses over a set if it begins with this guess. Infinite if the guess gives no information, and
   * possibly if the total is not less than `below`.
   */
  totalOf(set: readonly number[], guess: number, depth: number, below: number): number {
    const cells = new Map<number, number[]>();
    for (const code of set) {
      const cls = this.#matrix[guess][code];
      const cell = cells.get(cls);
      if (cell) cell.push(code);
      else cells.set(cls, [code]);
    }
    if (cells.size === 1 && !cells.has(this.#solved)) return Number.POSITIVE_INFINITY;
    cells.delete(this.#solved);
    let total = set.length;
    for (const cell of cells.values()) total += 2 * cell.length - 1;
    for (const cell of cells.values()) {
      if (total >= below) return Number.POSITIVE_INFINITY;
      if (cell.length > 2) total += this.#leastTotal(cell, depth + 1) - (2 * cell.length - 1);
    }
    return total;
  }

  #leastTotal(set: readonly number[], depth: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const guess of this.promising(set, BREADTHS[depth] ?? 1)) {
      least = Math.min(least, this.totalOf(set, guess, depth, least));
      if (least === 2 * set.length - 1) break;
    }
    return least;
  }
}
