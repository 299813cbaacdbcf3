import { ABSENT, EXACT } from '@inkling/core/marks';
import type { WordTable } from './table.ts';

/**
 * Implements `hardRule` for searches that check the same words again and again. The words that have a symbol at a
 * place, or at least a number of copies of it, are bit sets, created lazily. A turn permits the words that are in all
 * the sets that it requires, so checking a word is one lookup.
 */
export class HardSets {
  readonly #table: WordTable;
  readonly #sets = new Map<number, Uint32Array>();
  readonly #permitted: Uint32Array;

  constructor(table: WordTable) {
    this.#table = table;
    this.#permitted = new Uint32Array((table.count + 31) >>> 5);
  }

  /** Returns a function that says whether the word at an index of the table may follow this turn. */
  permits(guess: ArrayLike<number>, marks: ArrayLike<number>): (word: number) => boolean {
    const permitted = this.permitted(guess, marks).slice();
    return (word) => (permitted[word >>> 5] & (1 << (word & 31))) !== 0;
  }

  /** Returns the same as a bit set, which the next call overwrites: bit i % 32 of element ⌊i / 32⌋ is for index i. */
  permitted(guess: ArrayLike<number>, marks: ArrayLike<number>): Uint32Array {
    const { length } = this.#table;
    const sets: Uint32Array[] = [];
    for (let place = 0; place < length; place++) {
      const symbol = guess[place];
      if (marks[place] === EXACT) sets.push(this.#at(place, symbol));
      if (marks[place] === ABSENT || isSeenBefore(guess, marks, place)) continue;
      const { copies, exact } = countOf(guess, marks, symbol);
      // If all copies are exact, the sets by place already require them.
      if (copies > exact) sets.push(this.#with(symbol, copies));
    }
    const permitted = this.#permitted.fill(0xffffffff);
    for (const set of sets) for (let i = 0; i < permitted.length; i++) permitted[i] &= set[i];
    return permitted;
  }

  #at(place: number, symbol: number): Uint32Array {
    const { length, count, symbols } = this.#table;
    return this.#set(symbol, place, (set) => {
      for (let word = 0, at = place; word < count; word++, at += length)
        if (symbols[at] === symbol) set[word >>> 5] |= 1 << (word & 31);
    });
  }

  #with(symbol: number, copies: number): Uint32Array {
    const { length, count, symbols } = this.#table;
    return this.#set(symbol, length + copies, (set) => {
      for (let word = 0, at = 0; word < count; word++) {
        let found = 0;
        for (const end = at + length; at < end; at++) if (symbols[at] === symbol) found++;
        if (found >= copies) set[word >>> 5] |= 1 << (word & 31);
      }
    });
  }

  /** `rule` is the place, or the word length plus the number of copies. */
  #set(symbol: number, rule: number, fill: (set: Uint32Array) => void): Uint32Array {
    const name = symbol * RULES_MAX + rule;
    const known = this.#sets.get(name);
    if (known) return known;
    const set = new Uint32Array((this.#table.count + 31) >>> 5);
    fill(set);
    this.#sets.set(name, set);
    return set;
  }
}

/** More than the largest `rule`, since words have at most 32 letters. */
const RULES_MAX = 128;

/** Whether this symbol is already marked at an earlier place. */
function isSeenBefore(guess: ArrayLike<number>, marks: ArrayLike<number>, place: number): boolean {
  for (let before = 0; before < place; before++)
    if (guess[before] === guess[place] && marks[before] !== ABSENT) return true;
  return false;
}

/** Counts the marked copies of a symbol, and how many of them are exact. */
function countOf(
  guess: ArrayLike<number>,
  marks: ArrayLike<number>,
  symbol: number,
): { readonly copies: number; readonly exact: number } {
  let copies = 0;
  let exact = 0;
  for (let place = 0; place < guess.length; place++) {
    if (guess[place] !== symbol || marks[place] === ABSENT) continue;
    copies++;
    if (marks[place] === EXACT) exact++;
  }
  return { copies, exact };
}
