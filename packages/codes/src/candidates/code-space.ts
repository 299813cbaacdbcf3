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
    if (code.length !== places) return -1;
    let index = 0;
    let seen = 0;
    for (let i = 0; i < places; i++) {
      const symbol = code[i];
      if (!Number.isInteger(symbol) || symbol < 0 || symbol >= symbols) return -1;
      if (repeats) {
        index = index * symbols + symbol;
        continue;
      }
      if (seen & (1 << symbol)) return -1;
      index = index * (symbols - i) + symbol - bitCount(seen & ((1 << symbol) - 1));
      seen |= 1 << symbol;
    }
    return index;
  }
}

function listSymbols(rules: CodeRules, size: number): Uint8Array {
  const { places, symbols, repeats } = rules;
  const table = new Uint8Array(size * places);
  const code = new Uint8Array(places);
  for (let i = 0; i < places; i++) code[i] = repeats ? 0 : i;
  for (let index = 0; index < size; index++) {
    table.set(code, index * places);
    if (repeats) countUp(code, symbols);
    else nextArrangement(code, symbols);
  }
  return table;
}

function countUp(code: Uint8Array, symbols: number): void {
  for (let i = code.length - 1; i >= 0; i--) {
    if (++code[i] < symbols) return;
    code[i] = 0;
  }
}

/** The next code without repeats: raise the last place that can be raised, then fill up from the lowest. */
function nextArrangement(code: Uint8Array, symbols: number): void {
  let used = 0;
  for (const symbol of code) used |= 1 << symbol;
  for (let i = code.length - 1; i >= 0; i--) {
    used &= ~(1 << code[i]);
    let symbol = code[i] + 1;
    while (symbol < symbols && used & (1 << symbol)) symbol++;
    if (symbol === symbols) continue;
    code[i] = symbol;
    used |= 1 << symbol;
    for (let j = i + 1, low = 0; j < code.length; j++) {
      while (used & (1 << low)) low++;
      code[j] = low;
      used |= 1 << low;
    }
    return;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
