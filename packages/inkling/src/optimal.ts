/**
 * Finds the best strategies of the built-in games and proves them: the search is exhaustive, reports bounds as
 * it runs, and produces a file that can be checked. For games of your own, see `optimum` of `defineDeduction`.
 *
 * @example
 * ```js
 * import { findOptimum } from 'inkling/optimal';
 *
 * const rules = { places: 2, symbols: 3, repeats: true };
 * const search = findOptimum({ game: 'mastermind', rules }, { objective: 'total' });
 * let step = search.next();
 * while (!step.done) step = search.next();
 * const found = step.value;
 * if (found.ok) console.log(found.value.total, found.value.worst, found.value.proved);
 * // → 21 3 true
 * ```
 * @packageDocumentation
 */

import { needRecord, needShape } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import { fail, ok, type Result } from '@inkling/core/result';
import { canBeCompiled } from '@inkling/deduction/optimum/compilable';
import { greedySteps } from '@inkling/deduction/optimum/greedy';
import type { SearchOptions } from '@inkling/deduction/optimum/search-options';
import {
  parseSearchState,
  type SearchState,
  type SearchStateFault,
} from '@inkling/deduction/optimum/search-state';
import { DEPTH_MAX, INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import {
  type Found,
  leastTotal,
  leastWorst,
  readStrategy,
  type SearchProgress,
} from '@inkling/deduction/optimum/stages';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { makeStrategy } from '@inkling/deduction/optimum/strategy-text';
import { tallyStrategy } from '@inkling/deduction/optimum/tally';
import { type ListedGame, type ListingFault, listGame, type OptimalGame } from './optimal/listed-game.ts';
import { type OpeningLineFault, readOpeningLine } from './optimal/opening-line.ts';
import { checkWeights, type SecretWeights, type WeightedCost, weighStrategy } from './optimal/weights.ts';

export type { OptimalGame } from './optimal/listed-game.ts';

/**
 * What to minimise. `total`: the average, with no promise about the worst case among equals. `worst`: the worst
 * case, then the average. `fewest`: the worst case, then the number of secrets that need it, then the average.
 */
export type Objective = 'total' | 'worst' | 'fewest';

/** The objective of a search and its limits. */
export interface OptimalOptions {
  readonly objective?: Objective;
  /** The most guesses that a strategy may need. */
  readonly depthMax?: number;
  /**
   * The first guess, in the notation of the game. Several guesses are made one after the other, whatever the
   * answers, until the secret is found.
   */
  readonly root?: string | readonly string[];
  /** How many times each secret counts; without weights, each counts once. */
  readonly weights?: SecretWeights;
  /** The number of candidate sets to search before returning the best so far; 0 searches nothing. */
  readonly nodeBudget?: number;
  /** Limits the memory, in bytes, for what is known about sets of secrets. The table of answers is not included. */
  readonly tableBytes?: number;
  /** The bytes that `SearchProgress.save` returned for the same search, which then continues from there. */
  readonly state?: Uint8Array;
  /** Stops the search at its next yield, with the best so far. */
  readonly signal?: { readonly aborted: boolean };
  /** What this search shares with other threads that search the same game: see `canShare`. */
  readonly shared?: Pick<SearchOptions, 'table' | 'claims'>;
}

/** The best strategy, or the best so far. Costs are in guesses. */
export interface Optimum {
  readonly rules: string;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
  /** The same cost by weight. Only set if weights were given. */
  readonly weighted?: WeightedCost;
  readonly root: string;
  /** Whether the strategy is proved to be the best for the objective. */
  readonly proved: boolean;
  /**
   * If `proved`, the cost of `strategy`. Otherwise a lower bound on the cost of strategies that begin with `root`: with
   * the objective `total`, of those within `depthMax`; with `worst` and `fewest`, of all of them, whatever their worst
   * case. Costs are guesses over all secrets, each times its weight if there are weights.
   */
  readonly lower: number;
  readonly upper: number;
  readonly nodes: number;
  readonly strategy: Strategy;
  /** The strategy file (`strategy-text.ts`). */
  readonly file: string;
}

/** Why a search returned no strategy. */
export type OptimalFault =
  | ListingFault
  | OpeningLineFault
  /** The secrets weigh too much in total, or the weights are for a different number of secrets. */
  | { readonly code: 'too-heavy' | 'wrong-weights' }
  /** The state cannot be read, or belongs to another search. */
  | {
      readonly code: 'bad-state';
      readonly why: SearchStateFault['code'] | 'other-search';
      readonly version?: string;
    }
  /** No strategy keeps to `depthMax` (proved), or none was found within the budget. */
  | { readonly code: 'infeasible' | 'budget'; readonly nodes: number };

/** Returns the largest total weight of all secrets at this depth; more would overflow the search's numbers. */
export function weightTotalMax(depthMax: number = DEPTH_MAX): number {
  return Math.floor((INFEASIBLE - 1) / (Math.min(depthMax, DEPTH_MAX) + 1));
}

/**
 * Finds the best strategy of a game. The generator yields exact counters every few thousand nodes and may be
 * abandoned at any time. When its `nodeBudget` is used up, it returns the best strategy so far and bounds on
 * the optimum. Another run can continue from what the `save` of a step returns.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function* findOptimum(
  game: OptimalGame,
  options: OptimalOptions = {},
): Generator<SearchProgress, Result<Optimum, OptimalFault>> {
  needRecord(options, 'options');
  const listed = listGame(game);
  return listed.ok ? yield* findListedOptimum(game, listed.value, options) : listed;
}

/**
 * Does the same as `findOptimum` for a game that is already listed.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function* findListedOptimum(
  named: OptimalGame,
  listed: ListedGame,
  options: OptimalOptions = {},
): Generator<SearchProgress, Result<Optimum, OptimalFault>> {
  needShape(named, 'game', { game: 'text' });
  needKnownFields(options, 'options', OPTIONS);
  const { game } = named;
  const { problem, codec, rules, lists, search: base } = listed;
  const line = readOpeningLine(options.root, listed);
  if (!line.ok) return line;
  const { weights } = options;
  const wanted = wantedOf(listed, line.value, options);
  const depth = Math.min(options.depthMax ?? DEPTH_MAX, DEPTH_MAX);
  const checked = checkWeights(
    weights ?? { bySecret: new Int32Array(problem.secretCount).fill(1) },
    problem.secretCount,
    weightTotalMax(depth),
  );
  if (!checked.ok) return fail({ code: checked.error });
  const weight = checked.value;
  const identity = identityOf(listed, line.value, options);
  const state = options.state && readState(options.state, identity);
  if (state && !state.ok) return state;
  const budget = { left: options.nodeBudget ?? Number.POSITIVE_INFINITY, spent: 0 };
  const objective = options.objective ?? 'total';
  const isStopped = () => options.signal?.aborted === true;
  const task = { problem, wanted, identity, budget, weight, state: state?.value, isStopped };
  const found =
    objective === 'total' ? yield* leastTotal(task, depth) : yield* leastWorst(task, depth, objective);
  if (!found) return fail({ code: 'too-heavy' });
  const { status } = found;
  if (status.done && status.upper === INFEASIBLE) return fail({ code: 'infeasible', nodes: budget.spent });
  const possibleOnly = base.narrowing !== undefined;
  const isFound = status.done || status.upper < INFEASIBLE;
  const steps = isFound ? undefined : greedySteps(problem, depth, possibleOnly, line.value);
  const strategy = yield* readStrategy(found, steps);
  if (!strategy) return fail({ code: 'budget', nodes: budget.spent });
  const histogram = tallyStrategy(strategy, problem);
  const total = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const claim = { total, worst: histogram.length, histogram };
  const weighted = weights && weighStrategy(strategy, problem, weights);
  const written = { game, rules, lists, claim, ...(weighted ? { weighted } : {}), root: strategy };
  const bounds = boundsOf(found, objective, weighted?.total ?? total);
  let file: string | undefined;
  return ok({
    rules,
    ...claim,
    average: total / problem.secretCount,
    ...(weighted ? { weighted } : {}),
    root: codec.makeGuess(strategy.guess),
    // Only the bounds of the objective `total` prove a strategy as soon as they meet.
    proved: status.done || (objective === 'total' && bounds.lower === bounds.upper),
    ...bounds,
    nodes: budget.spent,
    strategy,
    get file() {
      file ??= makeStrategy(written, codec);
      return file;
    },
  });
}

/**
 * Whether several threads can search this game together, with the same table and claims as `shared`. This works
 * only for the objective `total` and without hard mode.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function canShare(listed: ListedGame, options: OptimalOptions = {}): boolean {
  needRecord(options, 'options');
  const line = readOpeningLine(options.root, listed);
  const isTotal = (options.objective ?? 'total') === 'total';
  const isHard = listed.search.narrowing !== undefined;
  return (
    isTotal && !isHard && line.ok && canBeCompiled(listed.problem, wantedOf(listed, line.value, options))
  );
}

function wantedOf(
  { search: base }: ListedGame,
  [opening, ...followUps]: readonly number[],
  { weights, tableBytes, shared }: OptimalOptions,
): SearchOptions {
  return {
    ...base,
    ...(opening === undefined ? {} : { openings: [opening], followUps }),
    ...(weights ? { weights: weights.bySecret } : {}),
    ...(tableBytes === undefined ? {} : { tableBytes }),
    ...shared,
  };
}

/**
 * Returns bounds on the least cost, given the cost of a strategy. A search with a surcharge bounds another
 * quantity until it is done.
 */
function boundsOf(
  { status, lower }: Found,
  objective: Objective,
  cost: number,
): { readonly lower: number; readonly upper: number } {
  if (status.done) return { lower: cost, upper: cost };
  return { lower: Math.min(objective === 'total' ? status.lower : lower, cost), upper: cost };
}

/** Returns everything that the results of a search depend on, as one line of ASCII. */
function identityOf(
  { rules, fingerprint }: ListedGame,
  [opening, ...followUps]: readonly number[],
  { objective = 'total', depthMax = DEPTH_MAX, weights }: OptimalOptions,
): string {
  return JSON.stringify({
    rules,
    words: fingerprint,
    objective,
    depthMax,
    opening: opening ?? null,
    weights: weights?.sha256 ?? null,
    ...(followUps.length > 0 ? { followUps } : {}),
  });
}

function readState(bytes: Uint8Array, identity: string): Result<SearchState, OptimalFault> {
  const state = parseSearchState(bytes);
  if (!state.ok) return fail({ ...state.error, code: 'bad-state', why: state.error.code });
  return state.value.identity === identity ? state : fail({ code: 'bad-state', why: 'other-search' });
}

const OPTIONS: readonly (keyof OptimalOptions)[] = [
  'objective',
  'depthMax',
  'root',
  'weights',
  'nodeBudget',
  'tableBytes',
  'state',
  'signal',
  'shared',
];
