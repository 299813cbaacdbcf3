import type { Branch, Strategy } from '../optimum/strategy.ts';

/** A game given by indices, for the search with lies. */
export interface LiesTable {
  readonly secretCount: number;
  readonly answerCount: number;
  /** Answer classes by guess and secret. */
  readonly rows: readonly Uint16Array[];
  readonly liesMax: number;
}

/** How many more lies are possible if a secret is the right one, by secret; −1 for those that are ruled out. */
export type LiesLeft = Int8Array;

/** Returns the lies left after an answer: every secret with a different true answer loses one. */
export function leftAfter(left: LiesLeft, row: Uint16Array, cls: number): LiesLeft {
  return left.map((lies, secret) => (row[secret] === cls || lies < 0 ? lies : lies - 1));
}

/**
 * Searches whether the secret can be identified with a given number of guesses in the worst case. A set is abandoned
 * if its secrets need more sequences of answers than exist (Berlekamp's volume bound: with q guesses and a answers, a
 * secret with l lies left needs Σ C(q, i) (a − 1)ⁱ sequences, i ≤ l, and no two secrets can share one). All other
 * sets are searched, trying the guesses that divide them most evenly first.
 */
export class LiesSearch {
  /** The number of sets tried so far. */
  nodes = 0;
  readonly #table: LiesTable;
  readonly #known = new Map<string, Known>();
  /** The number of possible answer sequences for one secret, by guesses left and then by lies left. */
  readonly #ways: number[][] = [];

  constructor(table: LiesTable) {
    this.#table = table;
  }

  /** Returns the fewest guesses that the volume bound allows. */
  leastGuesses(left: LiesLeft): number {
    let guesses = 0;
    while (!this.#hasRoom(left, guesses)) guesses++;
    return guesses;
  }

  /** Returns whether this many guesses suffice to identify the secret. Yields at every set that it tries. */
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

  /** Returns the strategy of a set for which `canEnd` was true; `nameOf` returns the guess that names a secret. */
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

  /** Returns the guesses after which every answer passes the volume bound, those with the most room first. */
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
 * Builds a strategy greedily, without search: every guess minimises the lies and secrets left in the worst case.
 * Returns undefined if the strategy exceeds the budget of nodes.
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
    // A secret loses a lie, or is ruled out if it has none left, unless the answer is true for it.
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

/** What is known about a set: how many guesses are too few, and how many are enough if `guess` comes first. */
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

/** Large numbers of sequences are rounded; with this tolerance no set is abandoned because of that. */
const ROUNDED = 1 + 1e-9;
