import { ABSENT, EXACT } from '@inkling/core/marks';
import { type WordTable, wordAt } from './table.ts';

/**
 * `hardRule` for a search that asks about the same words again and again. The words that have a symbol at a place, or at
 * least so many copies of it, are bit sets, made when they are first needed. A turn permits the words that are in all the
 * sets that it names, so asking about a word is one lookup.
 */
export class HardSets {
  readonly #table: WordTable;
  readonly #sets = new Map<string, Uint32Array>();

  constructor(table: WordTable) {
    this.#table = table;
  }

  /** Says which words, by their index in the table, may follow this turn. */
  permits(guess: ArrayLike<number>, marks: ArrayLike<number>): (word: number) => boolean {
    const { length, count } = this.#table;
    const needs = new Map<number, number>();
    const permitted = new Uint32Array((count + 31) >>> 5).fill(0xffffffff);
    for (let place = 0; place < length; place++) {
      const symbol = guess[place];
      if (marks[place] === EXACT) keep(permitted, this.#at(place, symbol));
      if (marks[place] !== ABSENT) needs.set(symbol, (needs.get(symbol) ?? 0) + 1);
    }
    for (const [symbol, copies] of needs) keep(permitted, this.#with(symbol, copies));
    return (word) => (permitted[word >>> 5] & (1 << (word & 31))) !== 0;
  }

  #at(place: number, symbol: number): Uint32Array {
    return this.#set(`${place} ${symbol}`, (word) => word[place] === symbol);
  }

  #with(symbol: number, copies: number): Uint32Array {
    return this.#set(`${symbol} x ${copies}`, (word) => {
      let found = 0;
      for (let place = 0; place < word.length; place++) if (word[place] === symbol) found++;
      return found >= copies;
    });
  }

  #set(name: string, has: (word: Uint16Array) => boolean): Uint32Array {
    const known = this.#sets.get(name);
    if (known) return known;
    const set = new Uint32Array((this.#table.count + 31) >>> 5);
    for (let word = 0; word < this.#table.count; word++)
      if (has(wordAt(this.#table, word))) set[word >>> 5] |= 1 << (word & 31);
    this.#sets.set(name, set);
    return set;
  }
}

function keep(set: Uint32Array, other: Uint32Array): void {
  for (let i = 0; i < set.length; i++) set[i] &= other[i];
}
