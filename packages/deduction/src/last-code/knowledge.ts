import type { CodePuzzle } from './code-puzzle.ts';

/** A statement about the code: a symbol is at a place or not, or occurs at least or at most `count` times. */
export type Fact =
  | { readonly kind: 'at'; readonly place: number; readonly symbol: number }
  | { readonly kind: 'not-at'; readonly place: number; readonly symbol: number }
  | { readonly kind: 'least'; readonly symbol: number; readonly count: number }
  | { readonly kind: 'most'; readonly symbol: number; readonly count: number };

/** What is known about the code: the possible symbols at each place, and how often each symbol can occur. */
export interface Knowledge {
  /** By place: a bit set of the symbols that are possible there. */
  readonly domain: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Returns what is known before the first clue. */
export function nothingKnown({ places, symbols, repeats }: CodePuzzle): Knowledge {
  return {
    domain: Array.from({ length: places }, () => 2 ** symbols - 1),
    least: Array.from({ length: symbols }, () => 0),
    most: Array.from({ length: symbols }, () => (repeats ? places : 1)),
  };
}

/** Adds facts to the knowledge; returns undefined if they cannot all be true. */
export function withFacts(knowledge: Knowledge, facts: readonly Fact[]): Knowledge | undefined {
  const draft = new Draft(knowledge);
  for (const fact of facts) draft.take(fact);
  return draft.settled();
}

export function implies({ domain, least, most }: Knowledge, fact: Fact): boolean {
  switch (fact.kind) {
    case 'at':
      return domain[fact.place] === 1 << fact.symbol;
    case 'not-at':
      return (domain[fact.place] & (1 << fact.symbol)) === 0;
    case 'least':
      return least[fact.symbol] >= fact.count;
    case 'most':
      return most[fact.symbol] <= fact.count;
  }
}

/** Returns the facts that lead from `before` to `after`, without those that follow directly from others. */
export function newFacts(before: Knowledge, after: Knowledge): readonly Fact[] {
  const facts: Fact[] = [];
  let known = before;
  const add = (fact: Fact) => {
    if (implies(known, fact)) return;
    facts.push(fact);
    known = withFacts(known, [fact]) ?? after;
  };
  for (const [symbol, count] of after.most.entries()) if (count === 0) add({ kind: 'most', symbol, count });
  for (const [place, symbols] of after.domain.entries())
    if (isSingle(symbols) && symbols !== before.domain[place])
      add({ kind: 'at', place, symbol: lowest(symbols) });
  for (const [place, symbols] of after.domain.entries())
    for (const symbol of bitsOf(before.domain[place] & ~symbols)) add({ kind: 'not-at', place, symbol });
  for (const [symbol, count] of after.least.entries()) add({ kind: 'least', symbol, count });
  for (const [symbol, count] of after.most.entries()) add({ kind: 'most', symbol, count });
  return facts;
}

/** Returns the code if every place has only one symbol left. */
export function codeKnown({ domain }: Knowledge): readonly number[] | undefined {
  return domain.every(isSingle) ? domain.map(lowest) : undefined;
}

export function isSingle(symbols: number): boolean {
  return symbols !== 0 && (symbols & (symbols - 1)) === 0;
}

export function lowest(symbols: number): number {
  return 31 - Math.clz32(symbols & -symbols);
}

export function bitsOf(symbols: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = symbols; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/** Returns the places at which a symbol is possible. */
export function placesFor({ domain }: Knowledge, symbol: number): readonly number[] {
  return domain.flatMap((symbols, place) => (symbols & (1 << symbol) ? [place] : []));
}

/** A mutable copy of knowledge, to which a technique adds what it finds. */
export class Draft {
  readonly #from: Knowledge;
  readonly #domain: number[];
  readonly #least: number[];
  readonly #most: number[];

  constructor(from: Knowledge) {
    this.#from = from;
    this.#domain = [...from.domain];
    this.#least = [...from.least];
    this.#most = [...from.most];
  }

  /** Restricts a place to these symbols, given as a bit set. */
  restrict(place: number, symbols: number): void {
    this.#domain[place] &= symbols;
  }

  atLeast(symbol: number, count: number): void {
    this.#least[symbol] = Math.max(this.#least[symbol], count);
  }

  atMost(symbol: number, count: number): void {
    this.#most[symbol] = Math.min(this.#most[symbol], count);
  }

  take(fact: Fact): void {
    if (fact.kind === 'at') this.restrict(fact.place, 1 << fact.symbol);
    else if (fact.kind === 'not-at') this.restrict(fact.place, ~(1 << fact.symbol));
    else if (fact.kind === 'least') this.atLeast(fact.symbol, fact.count);
    else this.atMost(fact.symbol, fact.count);
  }

  /**
   * Returns what is known now, including direct consequences: a symbol that does not occur is possible nowhere; a
   * symbol occurs at least as often as there are places where it is certain, and at most as often as there are places
   * where it is possible. Returns undefined if no code is left, and the original knowledge object if nothing is new.
   */
  settled(): Knowledge | undefined {
    for (let symbol = 0; symbol < this.#least.length; symbol++) {
      const bit = 1 << symbol;
      let fixed = 0;
      let open = 0;
      for (let place = 0; place < this.#domain.length; place++) {
        if (this.#most[symbol] <= 0) this.#domain[place] &= ~bit;
        if (this.#domain[place] === bit) fixed++;
        if (this.#domain[place] & bit) open++;
      }
      this.atLeast(symbol, fixed);
      this.atMost(symbol, open);
      if (this.#least[symbol] > this.#most[symbol]) return undefined;
    }
    if (this.#domain.includes(0)) return undefined;
    const { domain, least, most } = this.#from;
    const isSame =
      this.#domain.every((symbols, place) => symbols === domain[place]) &&
      this.#least.every((count, symbol) => count === least[symbol]) &&
      this.#most.every((count, symbol) => count === most[symbol]);
    return isSame ? this.#from : { domain: this.#domain, least: this.#least, most: this.#most };
  }
}
