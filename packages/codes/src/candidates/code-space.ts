import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';

/** Spaces with up to this many codes are listed; larger ones need a decision diagram. */
export const LISTABLE_MAX: number = 2 ** 20;

/** The number of codes that the rules allow: symbols^places, or symbols!/(symbols − places)!. */
export function codeCount(rules: CodeRules): bigint {
  let count = 1n;
  for (let i = 0; i < rules.places; i++) count *= BigInt(rules.repeats ? rules.symbols : rules.symbols - i);
  return count;
}

export function isListable(rules: CodeRules): boolean {
  return codeCount(rules) <= BigInt(LISTABLE_MAX);
}

/** Returns a listed space, or 'too-large'. The list itself is built lazily. */
export function listSpace(rules: CodeRules): Result<CodeSpace, 'too-large'> {
  return isListable(rules) ? ok(new CodeSpace(rules)) : fail('too-large');
}

/**
 * All codes of the rules, numbered in lexicographic order and stored with one byte per place, code after code. A code
 * is a view of the table; an index identifies a code, and indices sort as codes do.
 */
export class CodeSpace {
  readonly rules: CodeRules;
  readonly size: number;
  #symbols: Uint8Array | undefined;

  constructor(rules: CodeRules) {
    this.rules = rules;
    this.size = Number(codeCount(rules));
  }

  /** `size` × `places` symbols. */
  get table(): Uint8Array {
    this.#symbols ??= listSymbols(this.rules, this.size);
    return this.#symbols;
  }

  codeAt(index: number): Code {
    const { places } = this.rules;
    return this.table.subarray(index * places, (index + 1) * places);
  }

  /** Returns the index of a code, or −1 for anything that is not a code of these rules. */
  indexOf(code: Code): number {
    const { places, symbols, repeats } = this.rules;
    if (!isCode(code, this.rules)) return -1;
    let index = 0;
    for (let i = 0; i < places; i++) {
      let rank = code[i];
      for (let j = repeats ? i : 0; j < i; j++) if (code[j] < code[i]) rank--;
      index = index * (repeats ? symbols : symbols - i) + rank;
    }
    return index;
  }
}

/** Whether this is a code of these rules. */
export function isCode(code: Code, { places, symbols, repeats }: CodeRules): boolean {
  if (code.length !== places) return false;
  for (let i = 0; i < places; i++) {
    if (!Number.isInteger(code[i]) || code[i] < 0 || code[i] >= symbols) return false;
    for (let j = repeats ? i : 0; j < i; j++) if (code[j] === code[i]) return false;
  }
  return true;
}

/**
 * Builds the table from the last place to the first: for each symbol at a place, copies what may follow it. If symbols
 * may not repeat, what follows is numbered among the remaining symbols; it is renumbered to skip this one.
 */
function listSymbols(rules: CodeRules, size: number): Uint8Array {
  const { places, symbols, repeats } = rules;
  const table = new Uint8Array(size * places);
  let length = places;
  for (let place = places - 1; place >= 0; place--) {
    const kinds = repeats ? symbols : symbols - place;
    for (let symbol = kinds - 1; symbol >= 0; symbol--) {
      const start = symbol * length;
      table.copyWithin(start, 0, length);
      for (let row = start; row < start + length; row += places) {
        table[row + place] = symbol;
        if (!repeats) for (let i = row + place + 1; i < row + places; i++) if (table[i] >= symbol) table[i]++;
      }
    }
    length *= kinds;
  }
  return table;
}

/**
 * Visits every code in order with its class against a guess. This needs no tables: codes with the same beginning are
 * scored together up to the place where they differ.
 */
export function scoreAll(
  { places, symbols, repeats }: CodeRules,
  guess: Code,
  visit: (code: number, feedback: number) => void,
): void {
  const wanted = new Uint8Array(symbols);
  for (let i = 0; i < places; i++) wanted[guess[i]]++;
  const met = new Uint8Array(symbols);
  let code = 0;
  const walk = (place: number, exact: number, total: number) => {
    if (place === places) visit(code++, (total * (total + 1)) / 2 + exact);
    else
      for (let symbol = 0; symbol < symbols; symbol++) {
        if (met[symbol] > 0 && !repeats) continue;
        const isMet = met[symbol]++ < wanted[symbol];
        walk(place + 1, guess[place] === symbol ? exact + 1 : exact, isMet ? total + 1 : total);
        met[symbol]--;
      }
  };
  walk(0, 0, 0);
}
