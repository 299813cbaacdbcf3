import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules, parseRules, type RulesFault } from './rules.ts';

/** Where the code comes from: drawn from the seed, deposited by the maker, or kept by the maker, who scores by hand. */
export const MAKERS = ['drawn', 'deposited', 'by-hand'] as const;

export interface MastermindParams {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  readonly maker: (typeof MAKERS)[number];
}

export type ParamsFault = RulesFault | { readonly code: 'not-params' | 'turns-out-of-range' };

/** Parses parameters like `p4c6r/12/drawn`. Law: `parseParams(makeParams(p))` is `p`. */
export function parseParams(text: string): Result<MastermindParams, ParamsFault> {
  const [rulesText = '', turnsText = '', makerText = '', ...rest] = text.split('/');
  const rules = parseRules(rulesText);
  if (!rules.ok) return rules;
  const maker = MAKERS.find((name) => name === makerText);
  if (!maker || rest.length > 0) return fail({ code: 'not-params' });
  if (!/^[1-9]\d?$/.test(turnsText)) return fail({ code: 'turns-out-of-range' });
  return ok({ rules: rules.value, turnsMax: Number(turnsText), maker });
}

export function makeParams(params: MastermindParams): string {
  return `${makeRules(params.rules)}/${params.turnsMax}/${params.maker}`;
}
