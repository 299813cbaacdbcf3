import { type CountsClue, countOf, symbolsOf } from './code-puzzle.ts';
import { bitsOf, Draft, type Knowledge } from './knowledge.ts';
import type { Found } from './single-clue.ts';

/** A way to meet some clues: for each place, the symbol from their guesses that is there, or `OTHER`. */
export type Way = readonly number[];

/** Any symbol that is in none of the guesses. */
const OTHER = -1;

/** The most ways that a human solver would go through. */
const WAYS_MAX = 8;

/** Returns the ways to meet all these clues; undefined if there are more than `WAYS_MAX` or the search is too long. */
export function waysToMeet(known: Knowledge, clues: readonly CountsClue[]): readonly Way[] | undefined {
  const own = [...new Set(clues.flatMap(({ guess }) => symbolsOf(guess)))];
  const search = new WaySearch(known, clues, own);
  return search.run() ? search.ways : undefined;
}

/** Adds to the knowledge what is true in all of these ways. */
export function commonIn(known: Knowledge, clues: readonly CountsClue[], ways: readonly Way[]): Found {
  if (ways.length === 0) return undefined;
  const draft = new Draft(known);
  const own = new Set(clues.flatMap(({ guess }) => guess));
  const ownBits = [...own].reduce((bits, symbol) => bits | (1 << symbol), 0);
  for (const at of known.domain.keys()) {
    const symbols = ways.reduce((bits, way) => bits | (way[at] === OTHER ? ~ownBits : 1 << way[at]), 0);
    draft.restrict(at, symbols);
  }
  for (const symbol of own) {
    const counts = ways.map((way) => countOf(way, symbol));
    draft.atLeast(symbol, Math.min(...counts));
    draft.atMost(symbol, Math.max(...counts));
  }
  return draft.settled();
}

/** A backtracking search: puts a symbol at each place in turn, and backtracks when a clue can no longer be met. */
class WaySearch {
  readonly ways: Way[] = [];
  readonly #known: Knowledge;
  readonly #clues: readonly CountsClue[];
  readonly #own: readonly number[];
  readonly #choices: readonly (readonly number[])[];
  readonly #copies: readonly (readonly number[])[];
  readonly #way: number[] = [];
  readonly #counts: number[];
  readonly #othersLeast: number;
  readonly #othersMost: number;
  #visits = 0;

  constructor(known: Knowledge, clues: readonly CountsClue[], own: readonly number[]) {
    this.#known = known;
    this.#clues = clues;
    this.#own = own;
    const ownBits = own.reduce((bits, symbol) => bits | (1 << symbol), 0);
    this.#choices = known.domain.map((symbols) => [
      ...bitsOf(symbols & ownBits),
      ...(symbols & ~ownBits ? [OTHER] : []),
    ]);
    this.#copies = clues.map(({ guess }) => known.least.map((_, symbol) => countOf(guess, symbol)));
    this.#counts = known.least.map(() => 0);
    const others = known.least.flatMap((_, symbol) => (own.includes(symbol) ? [] : [symbol]));
    this.#othersLeast = others.reduce((sum, symbol) => sum + known.least[symbol], 0);
    this.#othersMost = others.reduce((sum, symbol) => sum + known.most[symbol], 0);
  }

  /** Returns false if there are too many ways, or the search takes too many steps. */
  run(): boolean {
    if (++this.#visits > VISITS_MAX) return false;
    const place = this.#way.length;
    if (!this.#canBeMet(place)) return true;
    if (place === this.#known.domain.length) {
      this.ways.push([...this.#way]);
      return this.ways.length <= WAYS_MAX;
    }
    for (const symbol of this.#choices[place]) {
      this.#way.push(symbol);
      if (symbol !== OTHER) this.#counts[symbol]++;
      const goesOn = this.run();
      if (symbol !== OTHER) this.#counts[symbol]--;
      this.#way.pop();
      if (!goesOn) return false;
    }
    return true;
  }

  /** Whether it still seems possible to meet every clue by filling the places from this one on. */
  #canBeMet(place: number): boolean {
    const { domain, least, most } = this.#known;
    const rest = domain.length - place;
    let placed = 0;
    let missing = 0;
    for (const symbol of this.#own) {
      if (this.#counts[symbol] > most[symbol]) return false;
      missing += Math.max(0, least[symbol] - this.#counts[symbol]);
      placed += this.#counts[symbol];
    }
    const others = place - placed;
    if (others > this.#othersMost) return false;
    if (missing + Math.max(0, this.#othersLeast - others) > rest) return false;
    return this.#clues.every((clue, at) => this.#isWithin(clue, this.#copies[at], rest));
  }

  #isWithin({ guess, exact, near }: CountsClue, copies: readonly number[], rest: number): boolean {
    let right = 0;
    for (let place = 0; place < this.#way.length; place++) if (this.#way[place] === guess[place]) right++;
    let total = 0;
    for (const symbol of this.#own) total += Math.min(copies[symbol], this.#counts[symbol]);
    return right <= exact && right + rest >= exact && total <= exact + near && total + rest >= exact + near;
  }
}

const VISITS_MAX = 1500;
