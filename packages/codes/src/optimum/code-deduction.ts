import type { CodeRules, Deduction } from '@inkling/core/deduction';
import { feedbackClassCount, scoreCode, solvedClass } from '@inkling/core/feedback';
import { fail, type Result } from '@inkling/core/result';
import {
  listProblem,
  MATRIX_CELLS_MAX,
  type Problem,
  type ProblemFault,
  type RowFiller,
} from '@inkling/deduction/optimum/problem';
import type { Symmetry } from '@inkling/deduction/optimum/search-options';
import { CodeSpace, codeCount, isListable } from '../candidates/code-space.ts';
import { CodeScorer } from '../candidates/scorer.ts';
import { newCodeRows } from './code-rows.ts';
import { CodeSymmetry } from './code-symmetry.ts';

/** A code game as a deduction: every code is a guess and a secret, numbered in lexicographic order. */
export function codeDeduction(space: CodeSpace): Deduction {
  const { places } = space.rules;
  return {
    guessCount: space.size,
    secretCount: space.size,
    classCount: feedbackClassCount(places),
    solved: solvedClass(places),
    feedback: (guess, secret) => scoreCode(space.codeAt(guess), space.codeAt(secret)),
    guessOf: (secret) => secret,
    secretOf: (guess) => guess,
  };
}

/** Builds the matrix of a code game, if possible sixteen codes at a time, and its symmetry. */
export function listCodeProblem(rules: CodeRules): Result<CodeProblem, ProblemFault> {
  if (!isSearchable(rules)) return fail('too-large');
  const space = new CodeSpace(rules);
  const rows = newCodeRows(space);
  const problem = listProblem(codeDeduction(space), rows ? undefined : scoredRow(space), rows);
  return problem.ok
    ? { ok: true, value: { space, problem: problem.value, symmetry: new CodeSymmetry(space) } }
    : problem;
}

function scoredRow(space: CodeSpace): RowFiller {
  const scorer = new CodeScorer(space);
  const all = Uint32Array.from({ length: space.size }, (_, code) => code);
  return (guess, row) => scorer.classesOf(guess, all, row as Uint8Array);
}

/** Whether the matrix of all codes against all codes is within its size limit. */
export function isSearchable(rules: CodeRules): boolean {
  return isListable(rules) && codeCount(rules) ** 2n <= BigInt(MATRIX_CELLS_MAX);
}

export interface CodeProblem {
  readonly space: CodeSpace;
  readonly problem: Problem;
  readonly symmetry: Symmetry;
}
