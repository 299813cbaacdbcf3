import { CodeSpace } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { type FlatGame, flattenTree, tallyOf } from '@inkling/deduction/optimum/flat-tree';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { makeStrategy } from '@inkling/deduction/optimum/strategy-text';
import { codeCodec } from '@inkling/games/mastermind/optimum/code-codec';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { verifyFile } from 'inkling/optimal/verify-file';
import type { LabTree } from '../../../../shell/parts/lab-tasks.ts';

/** The most codes for which the Lab makes and reads trees: p5c8. */
export const TREE_CODES_MAX = 32768;

/** All codes of the rules by their index, with canonical letters as their notation. The rules must be listable. */
export function codeGame(rules: CodeRules): FlatGame {
  const space = new CodeSpace(rules);
  const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
  return {
    secretCount: space.size,
    solved: solvedClass(rules.places),
    classOf: (guess, secret) => scoreCode(codes[guess] as Code, codes[secret] as Code),
    codec: codeCodec(rules, codes),
  };
}

/**
 * Serialises one of our own strategies for codes as a file, and returns its tree with the checker's verdict on
 * that file. Throws if the checker rejects it, which would be a bug.
 */
export function checkedTree(rules: CodeRules, root: Strategy): LabTree {
  const game = codeGame(rules);
  const tree = flattenTree(root, game);
  if (!tree) throw new Error('internal error: our strategy does not find every code');
  const head = { game: 'mastermind', rules: makeRules(rules), lists: [], claim: tallyOf(tree) };
  const file = makeStrategy({ ...head, root }, game.codec);
  const verdict = verifyFile(file);
  if (!verdict.ok)
    throw new Error(`internal error: the checker rejected our strategy: ${verdict.error.code}`);
  const { total, worst, histogram } = verdict.value;
  const tally = { total, worst, histogram };
  return { rules: head.rules, tree, tally, checked: 'secrets', file, search: undefined };
}
