import { codeCount } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules, parseRules } from '../../rules/rules.ts';

export interface LiarParams {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  /** The maximum number of false answers; there may be fewer. 0 … 3 */
  readonly liesMax: number;
}

/** Parses parameters like `p4c6r/12/1`. Law: `parseLiarParams(makeLiarParams(p))` is `p`. */
export function parseLiarParams(
  text: string,
): Result<LiarParams, { readonly code: 'not-params' | 'too-large' }> {
  const [, rulesText = '', turns, lies] = /^(p\d+c\d+[rn])\/([1-9]\d?)\/([0-3])$/.exec(text) ?? [];
  const rules = parseRules(rulesText);
  if (!rules.ok || makeRules(rules.value) !== rulesText) return fail({ code: 'not-params' });
  // A lie is chosen from the answers that some code gives, so all codes have to be enumerated.
  if (codeCount(rules.value) > BigInt(CODES_MAX)) return fail({ code: 'too-large' });
  return ok({ rules: rules.value, turnsMax: Number(turns), liesMax: Number(lies) });
}

export function makeLiarParams({ rules, turnsMax, liesMax }: LiarParams): string {
  return `${makeRules(rules)}/${turnsMax}/${liesMax}`;
}

/** The maximum number of codes. Enumerating this many takes no noticeable time. */
export const CODES_MAX = 10_000;
