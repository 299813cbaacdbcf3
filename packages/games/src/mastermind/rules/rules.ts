import { CODE_RULES, needShape, needText } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';

export const PLACES_MAX = 16;
export const SYMBOLS_MAX = 20;

export type RulesFault = {
  readonly code: 'not-rules' | 'places-out-of-range' | 'symbols-out-of-range' | 'too-few-symbols';
};

/** Well-known games: Mastermind, and Bulls and Cows. */
const ALIASES: Readonly<Record<string, string>> = { mm: 'p4c6r', bc: 'p4c10n' };

/**
 * Parses `p4c6r`, `p4c10n`, or an alias. Case does not matter. Law: `parseRules(makeRules(r))` is `r`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseRules(text: string): Result<CodeRules, RulesFault> {
  needText(text, 'text');
  const trimmed = text.trim().toLowerCase();
  const match = /^p(\d{1,4})c(\d{1,4})([rn]?)$/.exec(
    Object.hasOwn(ALIASES, trimmed) ? (ALIASES[trimmed] as string) : trimmed,
  );
  if (!match) return fail({ code: 'not-rules' });
  return checkRules(Number(match[1]), Number(match[2]), match[3] !== 'n');
}

/** Checks that these numbers of places and symbols are legal rules. */
export function checkRules(places: number, symbols: number, repeats: boolean): Result<CodeRules, RulesFault> {
  if (!Number.isInteger(places) || places < 1 || places > PLACES_MAX)
    return fail({ code: 'places-out-of-range' });
  if (!Number.isInteger(symbols) || symbols < 1 || symbols > SYMBOLS_MAX)
    return fail({ code: 'symbols-out-of-range' });
  if (!repeats && symbols < places) return fail({ code: 'too-few-symbols' });
  return ok({ places, symbols, repeats });
}

/**
 * Writes rules like `p4c6r`: the number of places, the number of symbols, and r for repeats or n for no repeats.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeRules(rules: CodeRules): string {
  needShape(rules, 'rules', CODE_RULES);
  return `p${rules.places}c${rules.symbols}${rules.repeats ? 'r' : 'n'}`;
}
