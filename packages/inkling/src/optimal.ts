/**
 * The best strategies of the games that are built in, proved: exhaustive, with bounds on the way, and with a file that can
 * be checked. For games of your own see `optimum` of `defineDeduction`.
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
 * `total`: the least average; among equals no promise about the worst case. `worst`: the least worst case,
 * and the least average among those. `fewest`: the least worst case, then the fewest secrets that need it,
 * then the least average.
 */
export type Objective = 'total' | 'worst' | 'fewest';

/** What is made least, and within which limits. */
export interface OptimalOptions {
  readonly objective?: Objective;
  /** Guesses allowed. */
  readonly depthMax?: number;
  /**
   * The first guess, as it is written in the game; several are made one after the other, whatever the answers, until
   * the secret is found.
   */
  readonly root?: string | readonly string[];
  /** A secret that counts once without them counts so many times. */
  readonly weights?: SecretWeights;
  /** Candidate sets to search before giving the best so far; 0 searches nothing. */
  readonly nodeBudget?: number;
  /** Bounds the memory of what is known about sets of secrets; the table of answers comes on top. */
  readonly tableBytes?: number;
  /** What `SearchProgress.save` kept of the same search: it goes on from there. */
  readonly state?: Uint8Array;
  /** Ends the search with the best so far, at its next pause. */
  readonly signal?: { readonly aborted: boolean };
  /** What it shares with other threads that search the same game: see `canShare`. */
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
  /** The same by weight, where there are weights. */
  readonly weighted?: WeightedCost;
  readonly root: string;
  /** Is `total` the least there is, under the objective? */
  readonly proved: boolean;
  /** No strategy costs less than `lower`; with weights in weighted guesses. */
  readonly lower: number;
  readonly upper: number;
  readonly nodes: number;
  readonly strategy: Strategy;
  /** The strategy file (`strategy-text.ts`). */
  readonly file: string;
}

/** Why there is no strategy. */
export type OptimalFault =
  | ListingFault
  | OpeningLineFault
  /** All together the secrets weigh too much, or weights are of a game with another number of secrets. */
  | { readonly code: 'too-heavy' | 'wrong-weights' }
  /** The state cannot be read, or is that of another search. */
  | {
      readonly code: 'bad-state';
      readonly why: SearchStateFault['code'] | 'other-search';
      readonly version?: string;
    }
  /** No strategy keeps to `depthMax`: proved, or none was found within the budget. */
  | { readonly code: 'infeasible' | 'budget'; readonly nodes: number };

/** All secrets together may weigh so much, at this depth: more would not fit the search's numbers. */
export function weightTotalMax(depthMax: number = DEPTH_MAX): number {
  return Math.floor((INFEASIBLE - 1) / (Math.min(depthMax, DEPTH_MAX) + 1));
}

/**
 * The best strategy of a game. A generator: it yields true counters every few thousand nodes, may be dropped at any
 * time, and with a `nodeBudget` it ends with the best so far and the bounds between which the optimum lies. What a
 * step can `save`, another run goes on from.
 *
 * @throws TypeError that names an argument that is wrong
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
 * `findOptimum` for a game that is listed already.
 *
 * @throws TypeError that names an argument that is wrong
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
  let file: string | undefined;
  return ok({
    rules,
    ...claim,
    average: total / problem.secretCount,
    ...(weighted ? { weighted } : {}),
    root: codec.makeGuess(strategy.guess),
    proved: status.done,
    ...boundsOf(found, objective, weighted?.total ?? total),
    nodes: budget.spent,
    strategy,
    get file() {
      file ??= makeStrategy(written, codec);
      return file;
    },
  });
}

/**
 * Can threads search this game together, each with `shared` of the same table and claims? Only the least total of plain games.
 *
 * @throws TypeError that names an argument that is wrong
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

/** Bounds on the least cost, given a strategy's; a surcharged search bounds something else until it is done. */
function boundsOf(
  { status, lower }: Found,
  objective: Objective,
  cost: number,
): { readonly lower: number; readonly upper: number } {
  if (status.done) return { lower: cost, upper: cost };
  return { lower: Math.min(objective === 'total' ? status.lower : lower, cost), upper: cost };
}

/** Everything that the facts of a search depend on, on one line of ASCII. */
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
