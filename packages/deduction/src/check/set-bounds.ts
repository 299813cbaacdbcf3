import type { ProofGame } from './proof-game.ts';

/**
 * Lower bounds of the cost of a set of secrets, derived from how guesses divide the set.
 *
 * **By size.** On a set, let guesses that may be the secret have at most P different answers, and others at most Q.
 * One guess can find one secret; d guesses can find A(d) secrets, A(d) = max(1 + (P − 1)·A(d − 1), Q·A(d − 1)). So at
 * least n − A(d) of n secrets need more than d guesses, and none can be found once no guess is left. No guess has
 * more answers on a subset, so the same table holds there.
 *
 * **By two guesses** (the two-ply bound). Every strategy begins with some guess, and a guess on n secrets costs n
 * plus the costs of its cells. So the minimum, over all guesses, of n plus the costs of the cells by size is also a
 * bound, and often a better one.
 */
export class SetBounds {
  /** The number of answers read so far. */
  work = 0;
  /** By guess: twice its number of answers on the set that was read last, plus 1 if it may be the secret. */
  readonly parts: Uint16Array;
  readonly #game: Divided;
  readonly #count: PartsCounter;
  readonly #tables = new Map<string, Int32Array>();
  readonly #sizes: Int32Array;
  #most = 0;

  /** @param count replaces the way to fill `parts`; the checker uses the default */
  constructor(game: Divided, count: PartsCounter = partsCounter(game)) {
    this.#game = game;
    this.#count = count;
    this.parts = new Uint16Array(game.guessCount);
    this.#sizes = new Int32Array(game.answerCount);
  }

  /**
   * Counts the answers of every guess. Returns bounds of the set and its subsets, by size, with `left` guesses left.
   */
  read(set: Uint16Array, left: number): Int32Array {
    const { parts } = this;
    this.work += set.length * parts.length;
    this.#count(set, parts);
    let possible = 3;
    let other = 0;
    for (let guess = 0; guess < parts.length; guess++) {
      const count = parts[guess];
      if ((count & 1) === 0) {
        if (count > other) other = count;
      } else if (count > possible) possible = count;
    }
    this.#most = Math.max(possible, other);
    return this.#table(possible >> 1, other >> 1, left);
  }

  /**
   * Returns the two-ply bound of a set of at least three secrets with `left` guesses left, or `floor` if that is
   * higher. Guesses with the most answers are evaluated first.
   */
  byTwoGuesses(set: Uint16Array, floor: number, left: number): number {
    const { secretCount, answers } = this.#game;
    const bySize = this.read(set, left - 1);
    const [n, parts, sizes] = [set.length, this.parts, this.#sizes];
    let least = Number.POSITIVE_INFINITY;
    for (let level = this.#most; level > 3 && least > floor; level--) {
      const low = leastOfParts(n, level, bySize);
      // Levels alternate between guesses that may be the secret and others, so the next level may still cost less.
      if (low >= least && leastOfParts(n, level - 1, bySize) >= least) break;
      if (low >= least) continue;
      for (let guess = parts.indexOf(level); guess >= 0; guess = parts.indexOf(level, guess + 1)) {
        this.work += n;
        sizes.fill(0);
        const row = guess * secretCount;
        // Each secret costs one for this guess and, unless this guess finds it, one for the next; larger cells add more.
        let cost = 2 * n - (level & 1);
        for (let i = 0; i < n && cost < least; i++) {
          const size = sizes[answers[row + set[i]]]++;
          cost += bySize[size + 1] - bySize[size] - 1;
        }
        least = Math.min(least, cost);
        if (low >= least || least <= floor) break;
      }
    }
    return Math.max(floor, least);
  }

  /** Returns bounds by set size. `possible`: the most answers of a guess that may be the secret; `other`: of others. */
  #table(possible: number, other: number, left: number): Int32Array {
    const key = [possible, other, left].join();
    const costs = this.#tables.get(key) ?? new Int32Array(this.#game.secretCount + 1);
    if (this.#tables.has(key)) return costs;
    for (let n = 1, level = 1, found = 1; n < costs.length; n++) {
      if (n > found) {
        level++;
        found = Math.max(found + 1, 1 + (possible - 1) * found, other * found);
      }
      costs[n] = level > left ? NEVER : costs[n - 1] + level;
    }
    this.#tables.set(key, costs);
    return costs;
  }
}

/** The cost of a set that no strategy solves in the guesses left: more than any sum of costs. */
export const NEVER = 1e9;

/** The number of guesses left if it is not limited. */
export const UNLIMITED: number = Number.POSITIVE_INFINITY;

/**
 * Returns the lowest possible cost by size of a guess on n secrets with this entry in `SetBounds.parts`. Costs are
 * convex in the size, so cells of equal size are cheapest.
 */
export function leastOfParts(n: number, parts: number, bySize: Int32Array): number {
  const found = parts & 1;
  const cells = (parts >> 1) - found;
  if (cells === 0) return n;
  const rest = n - found;
  const size = Math.floor(rest / cells);
  const larger = rest - size * cells;
  return n + (cells - larger) * bySize[size] + (larger > 0 ? larger * bySize[size + 1] : 0);
}

/** Writes, for each guess, twice its number of answers on a set, plus 1 if it may be the secret. */
export type PartsCounter = (set: Uint16Array, parts: Uint16Array) => void;

/** The secrets to divide, and the answers that divide them. */
type Divided = Pick<ProofGame, 'guessCount' | 'secretCount' | 'answerCount' | 'solved'> & {
  readonly answers: Uint8Array | Uint16Array;
};

const LANES_BYTES_MAX = 2 ** 28;

/**
 * Counts with bit sets if they fit into memory: 16 or 32 bits for each guess and secret, with one bit for each
 * answer. The guesses of one secret are adjacent.
 */
function partsCounter(game: Divided): PartsCounter {
  const { guessCount, secretCount, answerCount, answers, solved } = game;
  const Lanes = answerCount <= 16 ? Uint16Array : Uint32Array;
  const width = Math.ceil(guessCount / 2) * 2;
  const bytes = width * Lanes.BYTES_PER_ELEMENT;
  if (answerCount > 32 || bytes * secretCount > LANES_BYTES_MAX) return stampsCounter(game);
  const lanes = new Lanes(width * secretCount);
  for (let guess = 0; guess < guessCount; guess++)
    for (let secret = 0; secret < secretCount; secret++)
      lanes[secret * width + guess] = 1 << answers[guess * secretCount + secret];
  const words = new Int32Array(lanes.buffer);
  const bits = new Int32Array(bytes / 4);
  const found = new Lanes(bits.buffer);
  const ones = new Uint8Array(2 ** 16);
  for (let word = 1; word < ones.length; word++) ones[word] = ones[word >> 1] + (word & 1);
  return (set, parts) => {
    bits.fill(0);
    // Six secrets at a time. The last block repeats its first secret if it has fewer than six.
    for (let i = 0; i < set.length; i += 6) {
      const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((next) => (set[i + next] ?? set[i]) * bits.length);
      for (let w = 0; w < bits.length; w++)
        bits[w] |= words[a + w] | words[b + w] | words[c + w] | words[d + w] | words[e + w] | words[f + w];
    }
    for (let guess = 0; guess < guessCount; guess++) {
      const word = found[guess];
      parts[guess] = 2 * (ones[word & 0xffff] + ones[word >>> 16]) + ((word >>> solved) & 1);
    }
  };
}

function stampsCounter({ guessCount, secretCount, answerCount, answers, solved }: Divided): PartsCounter {
  const stamps = new Int32Array(answerCount);
  return (set, parts) => {
    stamps.fill(-1);
    for (let guess = 0; guess < guessCount; guess++) {
      let count = 0;
      for (let i = 0; i < set.length; i++) {
        const answer = answers[guess * secretCount + set[i]];
        if (stamps[answer] !== guess) count++;
        stamps[answer] = guess;
      }
      parts[guess] = 2 * count + (stamps[solved] === guess ? 1 : 0);
    }
  };
}
