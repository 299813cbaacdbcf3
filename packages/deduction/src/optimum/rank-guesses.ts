import type { Deduction } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { bestOpenings, type RankedOpening } from './best-openings.ts';
import { listProblem, type ProblemFault, type RowFiller } from './problem.ts';
import type { SearchOptions, SearchStatus } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import { subDeduction } from './sub-deduction.ts';

/** The best next guess, with how sure that is. */
export interface OptimalSuggestion {
  /** In the deduction's numbers. */
  readonly guess: number;
  /** Could it be the secret itself? */
  readonly possible: boolean;
  /** Guesses still needed in all, on average and at worst, this one counted, if the strategy found is followed. */
  readonly total: number;
  readonly expected: number;
  readonly worst: number;
  /**
   * The least average of all guesses that do not stand before this one lies between these; they are equal when the
   * search was finished.
   */
  readonly expectedLower: number;
  readonly expectedUpper: number;
  readonly proved: boolean;
}

/** Candidate sets: some tenths of a second where few are left. */
export const SUGGEST_NODE_BUDGET = 20_000;

/**
 * The optimal next guess when the secret is among these: exact when the budget allows, else the best so far. Whatever
 * the budget, a search that would take minutes ends before.
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

/** How many next guesses are wanted, and how many candidate sets may be searched for all of them. */
export interface RankLimits {
  readonly top: number;
  readonly nodeBudget?: number;
  /** Asked between short steps: the search then ends with the best so far. */
  readonly isStopped?: () => boolean;
}

/**
 * The best next guesses when the secret is among these, best first, and at least one: exact while the budget lasts, then
 * what looks best. Of guesses that are alike by symmetry or by all their answers one may stand for all.
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

/** By following the strategy through what is left. */
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
