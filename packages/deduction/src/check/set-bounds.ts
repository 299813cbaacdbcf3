import type { ProofGame } from './proof-game.ts';

/**
 * What a set of secrets costs at least; it follows from how guesses divide the set.
 *
 * **By size.** On a set let guesses that may be the secret have at most P different answers, others at most Q. One guess
 * can find one secret; d guesses can find A(d) secrets, A(d) = max(1 + (P − 1)·A(d − 1), Q·A(d − 1)). So at least n − A(d) of n
 * secrets need more than d guesses, and none can be found once no guess is left. No guess has more answers on a part of the set, so the
 * same table holds there.
 *
 * **By two guesses.** Every strategy begins with some guess, and a guess on n secrets costs n and what its cells cost. So
 * the least, over all guesses, of n and the costs of the cells by size is a bound as well, and often a better one.
 */
export class SetBounds {
  /** Answers read so far. */
  work = 0;
  /** How many answers each guess has on the set read last; twice, and one more where it may be the secret. */
  readonly parts: Uint16Array;
  readonly #game: Divided;
  readonly #count: PartsCounter;
  /** The most answers of a guess that may be the secret, and of the others. */
  #possible = 1;
  #other = 0;
  readonly #tables = new Map<string, Int32Array>();
  readonly #sizes: Int32Array;

  /** @param count another way to fill `parts`; the checker uses none */
  constructor(game: Divided, count: PartsCounter = partsCounter(game)) {
    this.#game = game;
    this.#count = count;
    this.parts = new Uint16Array(game.guessCount);
    this.#sizes = new Int32Array(game.answerCount);
  }

  /** Counts the answers of every guess, and returns what the set and its parts cost by size with so many guesses left. */
  read(set: Uint16Array, left: number): Int32Array {
    const { parts } = this;
    this.work += set.length * parts.length;
    this.#count(set, parts);
    let [possible, other] = [1, 0];
    for (let guess = 0; guess < parts.length; guess++) {
      const count = parts[guess];
      if ((count & 1) === 0) {
        if (count > 2 * other) other = count >> 1;
      } else if (count > 2 * possible + 1) possible = count >> 1;
    }
    this.#possible = possible;
    this.#other = other;
    return this.#table(left);
  }

  /**
   * The bound by two guesses of a set of at least three with so many guesses left, or `floor` if that is more. Guesses of most
   * answers come first.
   */
  byTwoGuesses(set: Uint16Array, floor: number, left: number): number {
    const { secretCount, answers } = this.#game;
    const bySize = this.read(set, left - 1);
    const n = set.length;
    const { parts } = this;
    const sizes = this.#sizes;
    let least = Number.POSITIVE_INFINITY;
    const levels = Math.max(2 * this.#possible + 1, 2 * this.#other);
    for (let level = levels; level > 3 && least > floor; level--) {
      const low = leastOfParts(n, level, bySize);
      if (low >= least) {
        // Where one more or fewer may be the secret, the next level may still be less.
        if (leastOfParts(n, level - 1, bySize) >= least) break;
        continue;
      }
      for (let guess = parts.indexOf(level); guess >= 0; guess = parts.indexOf(level, guess + 1)) {
        this.work += n;
        sizes.fill(0);
        const row = guess * secretCount;
        // One each for this guess and, but for the secret that it finds, for the next one; and what larger cells add to that.
        let cost = 2 * n - (level & 1);
        for (let i = 0; i < n && cost < least; i++) {
          const size = sizes[answers[row + set[i]]]++;
          cost += bySize[size + 1] - bySize[size] - 1;
        }
        if (cost < least) {
          least = cost;
          if (low >= least || least <= floor) break;
        }
      }
    }
    return Math.max(floor, least);
  }

  /** What so many secrets cost at least, for the most answers read. */
  #table(left: number): Int32Array {
    const [possible, other] = [this.#possible, this.#other];
    const key = [possible, other, left].join();
    const known = this.#tables.get(key);
    if (known) return known;
    const costs = new Int32Array(this.#game.secretCount + 1);
    let level = 1;
    let found = 1;
    for (let n = 1; n < costs.length; n++) {
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

/** What a set costs that no strategy solves in the guesses left: more than any sum of costs. */
export const NEVER = 1e9;

/** The number of guesses left when nothing limits it. */
export const UNLIMITED: number = Number.POSITIVE_INFINITY;

/** The least that a guess of so many parts (as in `SetBounds.parts`) can cost by size. Costs grow ever faster: equal cells are cheapest. */
export function leastOfParts(n: number, parts: number, bySize: Int32Array): number {
  const found = parts & 1;
  const cells = (parts >> 1) - found;
  const rest = n - found;
  if (cells === 0) return n;
  const size = Math.floor(rest / cells);
  const larger = rest - size * cells;
  return n + (cells - larger) * bySize[size] + (larger > 0 ? larger * bySize[size + 1] : 0);
}

/** Writes how many answers each guess has on a set; twice, and one more where it may be the secret. */
export type PartsCounter = (set: Uint16Array, parts: Uint16Array) => void;

/** What there is to divide, and the answers that divide it. */
type Divided = Pick<ProofGame, 'guessCount' | 'secretCount' | 'answerCount' | 'solved'> & {
  readonly answers: Uint8Array | Uint16Array;
};

const WORD_BYTES_MAX = 2 ** 28;

/** By bits where they fit: a bit for each answer, the guesses of one secret side by side, two in a word if there is room. */
function partsCounter(game: Divided): PartsCounter {
  const { guessCount, secretCount, answerCount } = game;
  const lanes = answerCount <= 16 ? 2 : 1;
  const bytes = (guessCount * secretCount * 4) / lanes;
  return answerCount <= 32 && bytes <= WORD_BYTES_MAX ? countByBits(game, lanes) : countByStamps(game);
}

function countByBits({ guessCount, secretCount, answers, solved }: Divided, lanes: 1 | 2): PartsCounter {
  const width = Math.ceil(guessCount / lanes);
  const words = new Int32Array(width * secretCount);
  for (let guess = 0; guess < guessCount; guess++)
    for (let secret = 0; secret < secretCount; secret++) {
      const lane = lanes === 2 ? (guess & 1) << 4 : 0;
      words[secret * width + ((guess / lanes) | 0)] |= 1 << (answers[guess * secretCount + secret] + lane);
    }
  const bits = new Int32Array(width);
  return (set, parts) => {
    bits.fill(0);
    // Four secrets at a time; of the last ones some twice.
    for (let i = 0; i < set.length; i += 4) {
      const last = set.length - 1;
      const a = set[i] * width;
      const b = set[Math.min(i + 1, last)] * width;
      const c = set[Math.min(i + 2, last)] * width;
      const d = set[Math.min(i + 3, last)] * width;
      for (let w = 0; w < width; w++) bits[w] |= words[a + w] | words[b + w] | words[c + w] | words[d + w];
    }
    for (let w = 0; w < width; w++) {
      const b = bits[w];
      if (lanes === 1) parts[w] = 2 * ones(b) + ((b >>> solved) & 1);
      else {
        parts[2 * w] = 2 * ones(b & 0xffff) + ((b >>> solved) & 1);
        if (2 * w + 1 < guessCount) parts[2 * w + 1] = 2 * ones(b >>> 16) + ((b >>> (solved + 16)) & 1);
      }
    }
  };
}

function countByStamps({ guessCount, secretCount, answerCount, answers, solved }: Divided): PartsCounter {
  const stamps = new Int32Array(answerCount);
  return (set, parts) => {
    stamps.fill(-1);
    for (let guess = 0; guess < guessCount; guess++) {
      let count = 0;
      for (let i = 0; i < set.length; i++) {
        const answer = answers[guess * secretCount + set[i]];
        if (stamps[answer] === guess) continue;
        stamps[answer] = guess;
        count++;
      }
      parts[guess] = 2 * count + (stamps[solved] === guess ? 1 : 0);
    }
  };
}

/** The bits that are set. */
function ones(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
