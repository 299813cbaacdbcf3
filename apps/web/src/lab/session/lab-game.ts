import type { CodeRules } from '@inkling/core/deduction';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules';
import { codeCount } from '@inkling/solvers/candidates/code-space';

/** What the Lab looks into: codes of any rules, or the English words of one length. */
export type LabGame =
  | { readonly kind: 'codes'; readonly rules: CodeRules }
  | { readonly kind: 'words'; readonly hard: boolean };

/** Letters of the words that the Lab reckons with. */
export const WORD_LENGTH = 5;

export const USUAL_GAME: LabGame = { kind: 'codes', rules: { places: 4, symbols: 6, repeats: true } };

/** Reads `p4c6r`, `mm`, `bc`, `word5` or `word5-hard`. Law: `parseLabGame(makeLabGame(g))` is `g`. */
export function parseLabGame(text: string): LabGame | undefined {
  const match = /^word5?(-hard)?$/i.exec(text.trim());
  if (match) return { kind: 'words', hard: match[1] !== undefined };
  const rules = parseRules(text);
  return rules.ok ? { kind: 'codes', rules: rules.value } : undefined;
}

export function makeLabGame(game: LabGame): string {
  return game.kind === 'codes' ? makeRules(game.rules) : `word${WORD_LENGTH}${game.hard ? '-hard' : ''}`;
}

/** Codes in all; words are counted where they are loaded. */
export function codesIn(game: LabGame): bigint | undefined {
  return game.kind === 'codes' ? codeCount(game.rules) : undefined;
}
