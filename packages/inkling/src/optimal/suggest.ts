import type { Deduction } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { codeDeduction } from '@inkling/solvers/optimal/code-deduction';
import { greedyStrategy } from '@inkling/solvers/optimal/greedy';
import { listProblem, type ProblemFault, type RowFiller } from '@inkling/solvers/optimal/problem';
import { OptimalSearch } from '@inkling/solvers/optimal/search';
import type { SearchOptions } from '@inkling/solvers/optimal/search-options';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { subDeduction } from '@inkling/solvers/optimal/sub-deduction';
import type { CodeAnalysis } from '../mastermind/analysis.ts';

/** The best next guess, with how sure that is. */
export interface OptimalSuggestion {
  /** In the deduction's numbers. */
  readonly guess: number;
  /** Could it be the secret itself? */
  readonly possible: boolean;
  /** Guesses still needed on average and at worst, this one counted, if the strategy found is followed. */
  readonly expected: number;
  readonly worst: number;
  /** The least average lies between these; they are equal when the search was finished. */
  readonly expectedLower: number;
  readonly expectedUpper: number;
  readonly proved: boolean;
}

/** Some tenths of a second. */
export const SUGGEST_NODE_BUDGET = 20_000;

/** The optimal next guess when the secret is among these: exact when the budget allows, else the best so far. */
export function suggestOptimal(
  deduction: Deduction,
  secrets: ArrayLike<number>,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
  options: Pick<SearchOptions, 'narrowing'> = {},
  fillRow?: RowFiller,
): Result<OptimalSuggestion, ProblemFault> {
  const problem = listProblem(subDeduction(deduction, secrets), fillRow);
  if (!problem.ok) return problem;
  const search = new OptimalSearch(problem.value, options);
  const status = search.advance(nodeBudget);
  const strategy =
    search.strategy() ?? greedyStrategy(problem.value, DEPTH_MAX, options.narrowing !== undefined);
  if (!strategy) throw new Error('every set of secrets can be told apart');
  const { total, worst } = costOf(strategy, deduction, Array.from(secrets), 1);
  const n = secrets.length;
  const upper = status.upper === INFEASIBLE ? total : status.upper;
  return ok({
    guess: strategy.guess,
    possible: problem.value.guesses.subarray(0, n).includes(strategy.guess),
    expected: total / n,
    worst,
    expectedLower: status.lower / n,
    expectedUpper: upper / n,
    proved: status.done,
  });
}

/** The same for a position of a code game. */
export function suggestOptimalCode(
  { set }: CodeAnalysis,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
): Result<OptimalSuggestion, ProblemFault> {
  const { space, indices } = set;
  return suggestOptimal(codeDeduction(space.codes), indices, nodeBudget, {}, (guess, row) => {
    space.scorer.classesOf(guess, indices, row as Uint8Array);
  });
}

const DEPTH_MAX = 255;

function costOf(
  node: Strategy,
  deduction: Deduction,
  secrets: readonly number[],
  level: number,
): { readonly total: number; readonly worst: number } {
  const cells = new Map<number, number[]>();
  for (const secret of secrets) {
    const cls = deduction.feedback(node.guess, secret);
    cells.set(cls, [...(cells.get(cls) ?? []), secret]);
  }
  let total = level * (cells.get(deduction.solved)?.length ?? 0);
  let worst = total > 0 ? level : 0;
  for (const { cls, next } of node.branches) {
    const below = costOf(next, deduction, cells.get(cls) ?? [], level + 1);
    total += below.total;
    worst = Math.max(worst, below.worst);
  }
  return { total, worst };
}
