import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';

/** Spaces up to this many codes are listed; larger ones want a decision diagram. */
export const LISTABLE_MAX: number = 2 ** 20;

/** How many codes the rules allow: symbols^places, or symbols!/(symbols − places)!. */
export function codeCount(rules: CodeRules): bigint {
  let count = 1n;
  for (let i = 0; i < rules.places; i++) count *= BigInt(rules.repeats ? rules.symbols : rules.symbols - i);
  return count;
}

export function isListable(rules: CodeRules): boolean {
  return codeCount(rules) <= BigInt(LISTABLE_MAX);
}

/** A space as a list, or 'too-large'. Nothing is built before the first question. */
export function listSpace(rules: CodeRules): Result<CodeSpace, 'too-large'> {
  return isListable(rules) ? ok(new CodeSpace(rules)) : fail('too-large');
}

/**
 * All codes of the rules, numbered in lexicographic order. Held as one byte a place, row after row: a code is
 * a view, an index is a code, and order of index is order of code.
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

  /** The number of a code, or −1 for anything that is not a code of these rules. */
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

/** Is this a code of these rules? */
export function isCode(code: Code, { places, symbols, repeats }: CodeRules): boolean {
  if (code.length !== places) return false;
  for (let i = 0; i < places; i++) {
    if (!Number.isInteger(code[i]) || code[i] < 0 || code[i] >= symbols) return false;
    for (let j = repeats ? i : 0; j < i; j++) if (code[j] === code[i]) return false;
  }
  return true;
}

/**
 * From the last place to the first: for each symbol there, a copy of what may follow it. Where symbols may not repeat, what
 * follows is numbered among the symbols that are left, and steps over this one.
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
 * Visits every code in order with its class against a guess. No tables are needed: codes that begin alike are scored as
 * one up to where they part.
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
