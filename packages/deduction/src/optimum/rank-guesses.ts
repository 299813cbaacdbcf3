import type { Deduction } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { bestOpenings, type RankedOpening } from './best-openings.ts';
import { listProblem, type ProblemFault, type RowFiller } from './problem.ts';
import type { SearchOptions, SearchStatus } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import { subDeduction } from './sub-deduction.ts';

/** A best next guess, and how certain that is. */
export interface OptimalSuggestion {
  /** As numbered by the deduction. */
  readonly guess: number;
  /** Whether it could be the secret itself. */
  readonly possible: boolean;
  /** Guesses still needed in total, on average and at worst, including this one, if the strategy found is followed. */
  readonly total: number;
  readonly expected: number;
  readonly worst: number;
  /**
   * Bounds on the least average of all guesses that are not ranked before this one; equal if the search was completed.
   */
  readonly expectedLower: number;
  readonly expectedUpper: number;
  readonly proved: boolean;
}

/** Default budget in candidate sets: some tenths of a second if few candidates are left. */
export const SUGGEST_NODE_BUDGET = 20_000;

/**
 * Finds the optimal next guess if the secret is among these: exact if the budget allows, otherwise the best found so
 * far. Whatever the budget, the search stops before it takes minutes.
 */
export function* suggestOptimal(
  deduction: Deduction,
  secrets: ArrayLike<number>,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
  options: Pick<SearchOptions, 'narrowing'> = {},
  fillRow?: RowFiller,
): Generator<SearchStatus, Result<OptimalSuggestion, ProblemFault>> {
  return firstOf(yield* rankOptimal(deduction, secrets, { nodeBudget, top: 1 }, options, fillRow));
}

/** How many next guesses to find, and how many candidate sets may be searched for all of them together. */
export interface RankLimits {
  readonly top: number;
  readonly nodeBudget?: number;
  /** Called between short steps. If it returns true, the search stops with the best found so far. */
  readonly isStopped?: () => boolean;
}

/**
 * Finds the best next guesses if the secret is among these, best first and at least one: exact while the budget lasts,
 * after that whatever looks best. One guess may represent all that are equivalent by symmetry or by all their answers.
 */
export function* rankOptimal(
  deduction: Deduction,
  secrets: ArrayLike<number>,
  { top, nodeBudget = SUGGEST_NODE_BUDGET, isStopped }: RankLimits,
  options: Pick<SearchOptions, 'narrowing'> = {},
  fillRow?: RowFiller,
): Generator<SearchStatus, Result<readonly OptimalSuggestion[], ProblemFault>> {
  const listed = listProblem(subDeduction(deduction, secrets), fillRow);
  if (!listed.ok) return listed;
  const problem = listed.value;
  const ranked = yield* bestOpenings({ problem, options, top, nodeBudget, isStopped, left: () => problem });
  if (ranked.length === 0) throw new Error('no guess distinguishes these secrets');
  return ok(ranked.map((each) => suggestionOf(each, deduction, Array.from(secrets))));
}

export function firstOf<Fault>(
  ranked: Result<readonly OptimalSuggestion[], Fault>,
): Result<OptimalSuggestion, Fault> {
  return ranked.ok ? ok(ranked.value[0] as OptimalSuggestion) : ranked;
}

/** Returns the suggestion for an opening by following its strategy through the secrets that are left. */
export function suggestionOf(
  { strategy, lower, upper, proved }: RankedOpening,
  deduction: Deduction,
  secrets: readonly number[],
): OptimalSuggestion {
  const { total, worst } = costOf(strategy, deduction, secrets, 1);
  const n = secrets.length;
  return {
    guess: strategy.guess,
    possible: secrets.includes(deduction.secretOf(strategy.guess)),
    total,
    expected: total / n,
    worst,
    expectedLower: lower / n,
    expectedUpper: (upper === INFEASIBLE ? total : upper) / n,
    proved,
  };
}

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
