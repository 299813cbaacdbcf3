import type { CodeRules } from '@inkling/core/deduction';
import { expect } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';

/** The rules of a game that is open in the Lab: their text has been read before. */
export function knownRules(text: string): CodeRules {
  return expect(parseRules(text));
}
