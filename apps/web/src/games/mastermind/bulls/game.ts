import type { CodeRules } from '@inkling/core/deduction';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { PRESETS, parseSetup, type Setup } from '../session/setup.ts';
import { BULLS_GAME } from './name.ts';

const { rules, turnsMax } = PRESETS.find(({ id }) => id === BULLS_GAME.id) as (typeof PRESETS)[number];

/** Four of ten digits, none twice. */
export const BULLS: Setup = parseSetup(`${rules}/${turnsMax}/breaker/knuth`);

export function isBulls(played: CodeRules): boolean {
  return makeRules(played) === rules;
}
