import type { CodeRules, Deduction } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { codeCount, isListable } from '@inkling/solvers/candidates/code-space';
import { INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { codeDeduction, listCodeProblem } from '@inkling/solvers/optimal/code-deduction';
import { greedyStrategy } from '@inkling/solvers/optimal/greedy';
import {
  listProblem,
  MATRIX_CELLS_MAX,
  type ProblemFault,
  type RowFiller,
} from '@inkling/solvers/optimal/problem';
import { OptimalSearch } from '@inkling/solvers/optimal/search';
import type { SearchOptions, SearchStatus } from '@inkling/solvers/optimal/search-options';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { subDeduction } from '@inkling/solvers/optimal/sub-deduction';
import type { CodeAnalysis } from '../mastermind/analysis.ts';
import { workOfReport } from './stages.ts';

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
  const problem = listProblem(subDeduction(deduction, secrets), fillRow);
  if (!problem.ok) return problem;
  const search = new OptimalSearch(problem.value, options);
  const status = yield* searchWithin(search, nodeBudget);
  const strategy =
    search.strategy() ?? greedyStrategy(problem.value, DEPTH_MAX, options.narrowing !== undefined);
  if (!strategy) throw new Error('every set of secrets can be told apart');
  return ok(suggestionOf(strategy, status, deduction, Array.from(secrets)));
}

/** The same for a position of a code game. */
export function* suggestOptimalCode(
  { set, rules, turns }: CodeAnalysis,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
): Generator<SearchStatus, Result<OptimalSuggestion, ProblemFault>> {
  const { space, indices } = set;
  const { codes } = space;
  const deduction = codeDeduction(codes);
  const history = turns.map(({ guess, feedback }) => ({ guess: codes.indexOf(guess), cls: feedback }));
  const few = codes.size ** 2 <= WHOLE_CELLS_MAX && history.every(({ guess }) => guess >= 0);
  const whole = few && indices.length > 0 ? listCodeProblem(rules) : undefined;
  if (whole?.ok) {
    // The whole game knows which guesses are the same by symmetry, and so do its first positions.
    const { problem, symmetry } = whole.value;
    const search = new OptimalSearch(problem, { symmetry, history });
    const status = yield* searchWithin(search, nodeBudget);
    const strategy = search.strategy();
    if (strategy) return ok(suggestionOf(strategy, status, deduction, Array.from(indices)));
  }
  return yield* suggestOptimal(deduction, indices, few ? 0 : nodeBudget, {}, (guess, row) => {
    space.scorer.classesOf(guess, indices, row as Uint8Array);
  });
}

/** How many codes may be left for the optimal next guess of a game: their answers to all guesses must fit. */
export function optimalCodesMax(rules: CodeRules): number {
  return isListable(rules) ? Math.floor(MATRIX_CELLS_MAX / Number(codeCount(rules))) : 0;
}

function* searchWithin(search: OptimalSearch, nodeBudget: number): Generator<SearchStatus, SearchStatus> {
  let status = search.status();
  while (!status.done && status.nodes < nodeBudget && status.work < WORK_MAX) {
    status = search.advance(nodeBudget - status.nodes, workOfReport(status.work));
    yield status;
  }
  return status;
}

/** A table of all codes against all that is made at once. */
const WHOLE_CELLS_MAX = 2 ** 25;
/** Some tens of seconds. */
const WORK_MAX = 2 ** 34;

function suggestionOf(
  strategy: Strategy,
  status: SearchStatus,
  deduction: Deduction,
  secrets: readonly number[],
): OptimalSuggestion {
  const { total, worst } = costOf(strategy, deduction, secrets, 1);
  const n = secrets.length;
  return {
    guess: strategy.guess,
    possible: secrets.includes(deduction.secretOf(strategy.guess)),
    expected: total / n,
    worst,
    expectedLower: status.lower / n,
    expectedUpper: (status.upper === INFEASIBLE ? total : status.upper) / n,
    proved: status.done,
  };
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
