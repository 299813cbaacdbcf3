import type { CodeRules } from '@inkling/core/deduction';
import { scoreCode, solvedClass } from '@inkling/core/feedback';
import { CodeSpace } from '@inkling/solvers/candidates/code-space';
import { codeCodec } from 'inkling/optimal/codecs';
import type { TreeGame } from './tree-data.ts';

/** All codes of the rules by their numbers, in canonical letters. The rules must be listable. */
export function codeGame(rules: CodeRules): TreeGame {
  const space = new CodeSpace(rules);
  const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
  return {
    secretCount: space.size,
    solved: solvedClass(rules.places),
    feedback: (guess, secret) =>
      scoreCode(codes[guess] as ArrayLike<number>, codes[secret] as ArrayLike<number>),
    codec: codeCodec(rules, codes),
  };
}
