import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { expect, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { type CodeFault, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { winterSkin } from '../../board/chosen-skin.ts';

/** All lessons about codes use the usual board with its 1296 codes. */
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

/** Parses a code in any notation: 1122, aabb, SSPP, or names. */
export function readCode(text: string): Result<Code, CodeFault> {
  return parseCode(text, RULES, SKIN);
}

/** Formats a code in the notation of the literature: 1 is the first symbol. */
export function digitsOf(code: Code): string {
  return Array.from(code, (symbol) => symbol + 1).join('');
}

/** Returns the set of all codes, before any turn. It is computed lazily and cached. */
export function everyCode(): ListedCandidates {
  start ??= expect(CodeAnalysis.of(RULES, [])).set;
  return start;
}

let start: ListedCandidates | undefined;
