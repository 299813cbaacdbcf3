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
    for (let i = 0; i < places; i++) {
      const symbol = code[i];
      if (!Number.isInteger(symbol) || symbol < 0 || symbol >= symbols) return -1;
      let lower = 0;
      const others = repeats ? 0 : i;
      for (let j = 0; j < others; j++) {
        if (code[j] === symbol) return -1;
        if (code[j] < symbol) lower++;
      }
      index = index * (repeats ? symbols : symbols - i) + symbol - lower;
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
    toNext(code, symbols, repeats);
  }
  return table;
}

/** The next code in order: the last place that can be raised is, and what follows it is as low as can be. */
function toNext(code: Uint8Array, symbols: number, repeats: boolean): void {
  for (let i = code.length - 1; i >= 0; i--) {
    for (let j = i; j < code.length; j++) {
      code[j] = j > i ? 0 : code[i] + 1;
      if (!repeats) while (code.indexOf(code[j]) < j) code[j]++;
    }
    if (code[i] < symbols) return;
  }
}
