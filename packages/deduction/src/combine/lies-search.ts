import type { Branch, Strategy } from '../optimum/strategy.ts';

/** A game in numbers, for the search with lies. */
export interface LiesTable {
  readonly secretCount: number;
  readonly answerCount: number;
  /** Classes by guess and secret. */
  readonly rows: readonly Uint16Array[];
  readonly liesMax: number;
}

/** How often each secret may still have been lied about, by secret; −1 for those that are ruled out. */
export type LiesLeft = Int8Array;

/** What is left after an answer: for every secret with another answer, there is one lie more. */
export function leftAfter(left: LiesLeft, row: Uint16Array, cls: number): LiesLeft {
  return left.map((lies, secret) => (row[secret] === cls || lies < 0 ? lies : lies - 1));
}

/**
 * Whether the secret can be known after so many guesses at worst. A set whose secrets leave more ways to answer than
 * there are answers is abandoned (Berlekamp's volume bound: a secret with l lies left can be answered for in Σ C(q, i)
 * (a − 1)ⁱ ways, i ≤ l, and no way is that of two secrets); the rest is tried, the most even guesses first.
 */
export class LiesSearch {
  /** Sets tried so far. */
  nodes = 0;
  readonly #table: LiesTable;
  readonly #known = new Map<string, Known>();
  /** Ways to answer for one secret, by the guesses and by the lies that are left. */
  readonly #ways: number[][] = [];

  constructor(table: LiesTable) {
    this.#table = table;
  }

  /** The fewest guesses that the ways to answer allow. */
  leastGuesses(left: LiesLeft): number {
    let guesses = 0;
    while (!this.#hasRoom(left, guesses)) guesses++;
    return guesses;
  }

  /** Yields at every set. */
  *canEnd(left: LiesLeft, guesses: number): Generator<undefined, boolean> {
    if (aliveCount(left) <= 1) return true;
    if (!this.#hasRoom(left, guesses)) return false;
    const key = keyOf(left);
    const known = this.#known.get(key);
    if (known && guesses >= known.enough) return true;
    if (known && guesses <= known.few) return false;
    this.nodes++;
    yield;
    for (const guess of this.#evenGuesses(left, guesses)) {
      if (!(yield* this.#endsAfter(guess, left, guesses))) continue;
      this.#known.set(key, { few: known?.few ?? 0, enough: guesses, guess });
      return true;
    }
    this.#known.set(key, { enough: Number.POSITIVE_INFINITY, guess: -1, ...known, few: guesses });
    return false;
  }

  /** The strategy of a set that can end; `nameOf` numbers the guess that names a secret. */
  strategy(left: LiesLeft, nameOf: (secret: number) => number): Strategy {
    if (aliveCount(left) === 1) return { guess: nameOf(left.findIndex((lies) => lies >= 0)), branches: [] };
    const guess = this.#known.get(keyOf(left))?.guess ?? -1;
    const row = this.#table.rows[guess];
    if (!row) throw new Error('only sets that can end have a strategy');
    return { guess, branches: branchesOf(this.#table, left, row, (next) => this.strategy(next, nameOf)) };
  }

  *#endsAfter(guess: number, left: LiesLeft, guesses: number): Generator<undefined, boolean> {
    const row = this.#table.rows[guess] as Uint16Array;
    for (let cls = 0; cls < this.#table.answerCount; cls++)
      if (!(yield* this.canEnd(leftAfter(left, row, cls), guesses - 1))) return false;
    return true;
  }

  /** The guesses after which each answer leaves room enough, those with the most room first. */
  #evenGuesses(left: LiesLeft, guesses: number): readonly number[] {
    const { rows, answerCount } = this.#table;
    const most = answerCount ** (guesses - 1) * ROUNDED;
    const gains = new Float64Array(answerCount);
    const even: { readonly guess: number; readonly ways: number }[] = [];
    const lied = sum(left, (lies) => (lies < 1 ? 0 : this.#waysOf(guesses - 1, lies - 1)));
    for (let guess = 0; guess < rows.length; guess++) {
      const row = rows[guess] as Uint16Array;
      gains.fill(0);
      for (let secret = 0; secret < left.length; secret++) {
        const lies = left[secret] as number;
        if (lies < 0) continue;
        const cls = row[secret] as number;
        const otherwise = lies === 0 ? 0 : this.#waysOf(guesses - 1, lies - 1);
        gains[cls] = (gains[cls] as number) + this.#waysOf(guesses - 1, lies) - otherwise;
      }
      const ways = lied + Math.max(...gains);
      if (ways <= most) even.push({ guess, ways });
    }
    return even.toSorted((a, b) => a.ways - b.ways).map(({ guess }) => guess);
  }

  #hasRoom(left: LiesLeft, guesses: number): boolean {
    const ways = sum(left, (lies) => (lies < 0 ? 0 : this.#waysOf(guesses, lies)));
    return ways <= this.#table.answerCount ** guesses * ROUNDED;
  }

  #waysOf(guesses: number, lies: number): number {
    const row = (this.#ways[guesses] ??= []);
    const known = row[lies];
    if (known !== undefined) return known;
    const others = this.#table.answerCount - 1;
    const truthful = guesses === 0 ? 1 : this.#waysOf(guesses - 1, lies);
    const ways =
      guesses === 0 || lies === 0 ? truthful : truthful + others * this.#waysOf(guesses - 1, lies - 1);
    row[lies] = ways;
    return ways;
  }
}

/**
 * A strategy without search: each time the guess that leaves the fewest lies and secrets at worst. `undefined` where it is
 * too large to be written down.
 */
export function* greedyLies(
  table: LiesTable,
  left: LiesLeft,
  nameOf: (secret: number) => number,
  budget: { nodes: number },
): Generator<undefined, Strategy | undefined> {
  if (aliveCount(left) === 1) return { guess: nameOf(left.findIndex((lies) => lies >= 0)), branches: [] };
  if (budget.nodes-- <= 0) return undefined;
  yield;
  const guess = tellingGuess(table, left);
  const row = table.rows[guess] as Uint16Array;
  const branches: Branch[] = [];
  for (let cls = 0; cls < table.answerCount; cls++) {
    const after = leftAfter(left, row, cls);
    if (aliveCount(after) === 0) continue;
    const next = yield* greedyLies(table, after, nameOf, budget);
    if (!next) return undefined;
    branches.push({ cls, next });
  }
  return { guess, branches };
}

function tellingGuess({ rows, answerCount }: LiesTable, left: LiesLeft): number {
  const gains = new Int32Array(answerCount);
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let guess = 0; guess < rows.length; guess++) {
    const row = rows[guess] as Uint16Array;
    gains.fill(0);
    // A true answer keeps all lies, and the secret itself where none is left.
    for (let secret = 0; secret < left.length; secret++)
      if ((left[secret] as number) >= 0)
        gains[row[secret] as number] = (gains[row[secret] as number] as number) + 1;
    const most = Math.max(...gains);
    if (most < least) [best, least] = [guess, most];
  }
  return best;
}

function branchesOf(
  { answerCount }: LiesTable,
  left: LiesLeft,
  row: Uint16Array,
  next: (left: LiesLeft) => Strategy,
): readonly Branch[] {
  const branches: Branch[] = [];
  for (let cls = 0; cls < answerCount; cls++) {
    const after = leftAfter(left, row, cls);
    if (aliveCount(after) > 0) branches.push({ cls, next: next(after) });
  }
  return branches;
}

/** What is known about a set: how many guesses are too few, and how many are enough, beginning with `guess`. */
interface Known {
  readonly few: number;
  readonly enough: number;
  readonly guess: number;
}

function aliveCount(left: LiesLeft): number {
  let count = 0;
  for (let secret = 0; secret < left.length; secret++) if ((left[secret] as number) >= 0) count++;
  return count;
}

function sum(left: LiesLeft, waysOf: (lies: number) => number): number {
  let total = 0;
  for (let secret = 0; secret < left.length; secret++) total += waysOf(left[secret] as number);
  return total;
}

function keyOf(left: LiesLeft): string {
  return String.fromCharCode(...left.map((lies) => lies + 1));
}

/** Large numbers of ways are rounded, and no set may be abandoned because of that. */
const ROUNDED = 1 + 1e-9;
