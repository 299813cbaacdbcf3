import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { expect, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { type CodeFault, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { winterSkin } from '../../board/chosen-skin.ts';

/** All lessons about codes are told on the usual board: 1296 codes. */
export const RULES: CodeRules = { places: 4, symbols: 6, repeats: true };

export const SKIN: Skin = {
  id: 'winter',
  get names() {
    return winterSkin(RULES.symbols).names;
  },
  get letters() {
    return winterSkin(RULES.symbols).letters;
  },
};

/** Reads a code in any of its spellings: 1122, aabb, SSPP, or names. */
export function readCode(text: string): Result<Code, CodeFault> {
  return parseCode(text, RULES, SKIN);
}

/** The literature's notation: 1 for the first symbol. */
export function digitsOf(code: Code): string {
  return Array.from(code, (symbol) => symbol + 1).join('');
}

/** All codes, before any turn. Its tables are made at the first question, and kept. */
export function everyCode(): ListedCandidates {
  start ??= expect(CodeAnalysis.of(RULES, [])).set;
  return start;
}

let start: ListedCandidates | undefined;
