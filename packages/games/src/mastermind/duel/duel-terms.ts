import { CODE_RULES } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { makeRules } from '../rules/rules.ts';

/** What two people agree on before a duel. */
export interface DuelTerms {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
}

/** For the checks of arguments. */
export const TERMS: { readonly rules: typeof CODE_RULES; readonly turnsMax: 'whole' } = {
  rules: CODE_RULES,
  turnsMax: 'whole',
};

/** `p4c6r/12` */
export function makeTerms({ rules, turnsMax }: DuelTerms): string {
  return `${makeRules(rules)}/${turnsMax}`;
}
