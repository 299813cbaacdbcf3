import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import { codeDeduction, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import type { CodeRules } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { bestOpenings } from '@inkling/deduction/optimum/best-openings';
import {
  listProblem,
  MATRIX_CELLS_MAX,
  type ProblemFault,
  type RowFiller,
} from '@inkling/deduction/optimum/problem';
import {
  firstOf,
  type OptimalSuggestion,
  type RankLimits,
  rankOptimal,
  SUGGEST_NODE_BUDGET,
  suggestionOf,
} from '@inkling/deduction/optimum/rank-guesses';
import type { SearchStatus } from '@inkling/deduction/optimum/search-options';
import { subDeduction } from '@inkling/deduction/optimum/sub-deduction';
import type { CodeAnalysis } from '../analysis/analysis.ts';

/** Searches the optimal next guess in a position of a code game. */
export function* suggestOptimalCode(
  analysis: CodeAnalysis,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
): Generator<SearchStatus, Result<OptimalSuggestion, ProblemFault>> {
  return firstOf(yield* rankOptimalCodes(analysis, { nodeBudget, top: 1 }));
}

/** Searches the best next guesses in a position of a code game. */
export function* rankOptimalCodes(
  { set, rules, turns }: CodeAnalysis,
  given: RankLimits,
): Generator<SearchStatus, Result<readonly OptimalSuggestion[], ProblemFault>> {
  const limits = { nodeBudget: SUGGEST_NODE_BUDGET, ...given };
  const { space, indices } = set;
  const { codes } = space;
  const deduction = codeDeduction(codes);
  const fillRow: RowFiller = (guess, row) => {
    space.scorer.classesOf(guess, indices, row as Uint8Array);
  };
  const history = turns.map(({ guess, feedback }) => ({ guess: codes.indexOf(guess), cls: feedback }));
  const isKnown =
    turns.every(({ others }) => others === undefined) && history.every(({ guess }) => guess >= 0);
  const few = codes.size ** 2 <= WHOLE_CELLS_MAX && isKnown;
  const whole = few && indices.length > 0 ? listCodeProblem(rules) : undefined;
  if (!whole?.ok) return yield* rankOptimal(deduction, indices, limits, {}, fillRow);
  // The symmetry of the whole game is known, and the symmetry of its early positions follows from it.
  const { problem, symmetry } = whole.value;
  const left = () => {
    const listed = listProblem(subDeduction(deduction, indices), fillRow);
    if (!listed.ok) throw new Error('a subset of a listable problem must be listable');
    return listed.value;
  };
  const options = { symmetry, history };
  const ranked = yield* bestOpenings({ problem, options, ...limits, left });
  return ok(ranked.map((each) => suggestionOf(each, deduction, Array.from(indices))));
}

/** Returns how many codes may be left in a search: the table of their answers to all guesses is limited in size. */
export function optimalCodesMax(rules: CodeRules): number {
  return isListable(rules) ? Math.floor(MATRIX_CELLS_MAX / Number(codeCount(rules))) : 0;
}

/** The maximum number of cells of a complete table of all codes against all codes. */
const WHOLE_CELLS_MAX = 2 ** 25;
