import type { ProofGame } from './proof-game.ts';

/**
 * What a set of secrets costs at least, told from how guesses divide it.
 *
 * **By size.** On a set let guesses that may be the secret have at most P different answers, others at most Q. One guess
 * can find one secret; d guesses can find A(d) secrets, A(d) = max(1 + (P − 1)·A(d − 1), Q·A(d − 1)). So at least n − A(d) of n
 * secrets need more than d guesses. No guess has more answers on a part of the set, so the same table holds there.
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
  readonly #count: PartsCounter | undefined;
  /** The same answers secret by secret, where one word has a bit for each. */
  readonly #mirrored: Uint8Array | undefined;
  readonly #bits: Int32Array;
  readonly #stamps: Int32Array;
  #stamp = 0;
  /** The most answers of a guess that may be the secret, and of the others. */
  #possible = 1;
  #other = 0;
  readonly #tables = new Map<number, Int32Array>();
  /** The first guess of so many parts, and the next one of as many. */
  #first = new Int32Array(0);
  readonly #next: Int32Array;

  /** `count`: another way to fill `parts`; the checker has none. */
  constructor(game: Divided, count?: PartsCounter) {
    this.#game = game;
    this.#count = count;
    this.parts = new Uint16Array(game.guessCount);
    this.#next = new Int32Array(game.guessCount);
    this.#bits = new Int32Array(game.guessCount);
    this.#stamps = new Int32Array(game.answerCount);
    this.#mirrored = !count && game.answerCount <= 32 ? mirror(game) : undefined;
  }

  /** Counts the answers of every guess, and returns the costs by size that follow. */
  read(set: Uint16Array): Int32Array {
    const { guessCount } = this.#game;
    this.work += set.length * guessCount;
    if (this.#count) this.#count(set, this.parts);
    else if (this.#mirrored) this.#countByBits(set, this.#mirrored);
    else this.#countByStamps(set);
    let [possible, other] = [1, 0];
    for (let guess = 0; guess < guessCount; guess++) {
      const count = this.parts[guess];
      if (count & 1) possible = Math.max(possible, count >> 1);
      else other = Math.max(other, count >> 1);
    }
    this.#possible = possible;
    this.#other = other;
    return this.#table();
  }

  /** The bound by two guesses of a set of at least three, or `floor` if that is more. Guesses of most answers come first. */
  byTwoGuesses(set: Uint16Array, floor: number): number {
    const { secretCount, answers, answerCount, solved } = this.#game;
    const bySize = this.read(set);
    const n = set.length;
    const sizes = new Int32Array(answerCount);
    let least = Number.POSITIVE_INFINITY;
    // The first secret of a cell costs 1 or more, every other 2 or more, a found one nothing: 3n − count − isPossible.
    const levels = Math.max(2 * this.#possible + 1, 2 * this.#other + 1);
    this.#sortByParts(levels);
    for (let level = levels; level > 3 && 3 * n - (level >> 1) - 1 < least && least > floor; level--) {
      if (3 * n - (level >> 1) - (level & 1) >= least) continue;
      for (let guess = this.#first[level]; guess >= 0 && least > floor; guess = this.#next[guess]) {
        this.work += n;
        sizes.fill(0);
        for (let i = 0; i < n; i++) sizes[answers[guess * secretCount + set[i]]]++;
        let cost = n;
        for (let answer = 0; answer < answerCount; answer++)
          if (answer !== solved) cost += bySize[sizes[answer]];
        if (cost < least) {
          least = cost;
          if (3 * n - (level >> 1) - (level & 1) >= least) break;
        }
      }
    }
    return Math.max(floor, least);
  }

  /** Lists the guesses of each number of parts, ascending. */
  #sortByParts(most: number): void {
    if (this.#first.length <= most) this.#first = new Int32Array(most + 1);
    const [first, next, parts] = [this.#first.fill(-1), this.#next, this.parts];
    for (let guess = parts.length - 1; guess >= 0; guess--) {
      next[guess] = first[parts[guess]];
      first[parts[guess]] = guess;
    }
  }

  #countByBits(set: Uint16Array, mirrored: Uint8Array): void {
    const { guessCount, solved } = this.#game;
    const bits = this.#bits.fill(0);
    for (const secret of set) {
      const base = secret * guessCount;
      for (let guess = 0; guess < guessCount; guess++) bits[guess] |= 1 << mirrored[base + guess];
    }
    for (let guess = 0; guess < guessCount; guess++)
      this.parts[guess] = 2 * ones(bits[guess]) + ((bits[guess] >>> solved) & 1);
  }

  #countByStamps(set: Uint16Array): void {
    const { guessCount, secretCount, answers, solved } = this.#game;
    const stamps = this.#stamps;
    for (let guess = 0; guess < guessCount; guess++) {
      const base = guess * secretCount;
      const stamp = ++this.#stamp;
      let count = 0;
      for (let i = 0; i < set.length; i++) {
        const answer = answers[base + set[i]];
        if (stamps[answer] === stamp) continue;
        stamps[answer] = stamp;
        count++;
      }
      this.parts[guess] = 2 * count + (stamps[solved] === stamp ? 1 : 0);
    }
    if (this.#stamp < 2 ** 30) return;
    stamps.fill(0);
    this.#stamp = 0;
  }

  /** What so many secrets cost at least, for the most answers read. */
  #table(): Int32Array {
    const [possible, other] = [this.#possible, this.#other];
    const key = possible * 1024 + other;
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
      costs[n] = costs[n - 1] + level;
    }
    this.#tables.set(key, costs);
    return costs;
  }
}

/** Writes how many answers each guess has on a set; twice, and one more where it may be the secret. */
export type PartsCounter = (set: Uint16Array, parts: Uint16Array) => void;

/** What there is to divide, and the answers that divide it. */
type Divided = Omit<ProofGame, 'guess' | 'answer' | 'symmetry' | 'answers'> & {
  readonly answers: Uint8Array | Uint16Array;
};

function mirror({ guessCount, secretCount, answers }: Divided): Uint8Array {
  const mirrored = new Uint8Array(guessCount * secretCount);
  for (let guess = 0; guess < guessCount; guess++)
    for (let secret = 0; secret < secretCount; secret++)
      mirrored[secret * guessCount + guess] = answers[guess * secretCount + secret];
  return mirrored;
}

/** The bits that are set. */
function ones(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
