import { CODE_RULES } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { makeRules } from '../rules/rules.ts';

/** What the two players agree on before a duel. */
export interface DuelTerms {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
}

/** The shape of `DuelTerms`, for argument checks. */
export const TERMS: { readonly rules: typeof CODE_RULES; readonly turnsMax: 'whole' } = {
  rules: CODE_RULES,
  turnsMax: 'whole',
};

/** Writes terms as `p4c6r/12`. */
export function makeTerms({ rules, turnsMax }: DuelTerms): string {
  return `${makeRules(rules)}/${turnsMax}`;
}
