import { fail, ok, type Result } from '@inkling/core/result';
import { DEPTH_MAX, INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { greedyStrategy } from '@inkling/solvers/optimal/greedy';
import type { Problem } from '@inkling/solvers/optimal/problem';
import type { SearchOptions } from '@inkling/solvers/optimal/search-options';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { makeStrategy } from '@inkling/solvers/optimal/strategy-text';
import {
  fingerprintOf,
  type ListedGame,
  type ListingFault,
  listGame,
  type OptimalGame,
  tallyStrategy,
} from './optimal/listed-game.ts';
import { parseSearchState, type SearchState, type SearchStateFault } from './optimal/search-state.ts';
import { type Found, leastTotal, leastWorst, type SearchProgress } from './optimal/stages.ts';

export type { OptimalGame } from './optimal/listed-game.ts';

/**
 * `total`: the least average; among equals no promise about the worst case. `worst`: the least worst case,
 * and the least average among those. `fewest`: the least worst case, then the fewest secrets that need it,
 * then the least average.
 */
export type Objective = 'total' | 'worst' | 'fewest';

export interface OptimalOptions {
  readonly objective?: Objective;
  /** Guesses allowed. */
  readonly depthMax?: number;
  /** The first guess, as it is written in the game. */
  readonly root?: string;
  /** Positive integer weights by answer: what counts one without them counts so many times. */
  readonly weights?: Int32Array;
  /** Candidate sets to search before giving the best so far; 0 searches nothing. */
  readonly nodeBudget?: number;
  /** Bounds the memory of what is known about sets of secrets; the table of answers comes on top. */
  readonly memoBytes?: number;
  /** What `SearchProgress.save` kept of the same search: it goes on from there. */
  readonly state?: Uint8Array;
}

export interface Optimum {
  readonly rules: string;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
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

export type OptimalFault =
  | ListingFault
  | { readonly code: 'unknown-root' | 'too-heavy' | 'too-many-words' }
  /** The state cannot be read, or is that of another search. */
  | { readonly code: 'bad-state'; readonly why: SearchStateFault | 'other-search' }
  /** No strategy keeps to `depthMax`: proved, or none was found within the budget. */
  | { readonly code: 'infeasible' | 'budget'; readonly nodes: number };

/**
 * The best strategy of a game. A generator: it yields true counters every few thousand nodes, may be dropped at any
 * time, and with a `nodeBudget` it ends with the best so far and the bounds between which the optimum lies. What a
 * step can `save`, another run goes on from.
 */
export function* findOptimum(
  game: OptimalGame,
  options: OptimalOptions = {},
): Generator<SearchProgress, Result<Optimum, OptimalFault>> {
  const listed = listGame(game);
  if (!listed.ok) return listed;
  const { problem, codec, rules, lists, search: base } = listed.value;
  const opening = options.root === undefined ? undefined : codec.parseGuess(options.root);
  if (options.root !== undefined && opening === undefined) return fail({ code: 'unknown-root' });
  const wanted: SearchOptions = {
    ...base,
    ...(opening === undefined ? {} : { openings: [opening] }),
    ...(options.weights ? { weights: options.weights } : {}),
    ...(options.memoBytes === undefined ? {} : { memoBytes: options.memoBytes }),
  };
  const weight = options.weights?.reduce((a, b) => a + b, 0) ?? problem.secretCount;
  if (weight * COST_LEVELS >= INFEASIBLE) return fail({ code: 'too-heavy' });
  const identity = identityOf(listed.value, opening ?? null, options);
  const state = options.state && readState(options.state, identity);
  if (state && !state.ok) return state;
  const budget = { left: options.nodeBudget ?? Number.POSITIVE_INFINITY, spent: 0 };
  const depth = Math.min(options.depthMax ?? DEPTH_MAX, DEPTH_MAX);
  const objective = options.objective ?? 'total';
  const task = { problem, wanted, identity, budget, weight, state: state?.value };
  const found =
    objective === 'total' ? yield* leastTotal(task, depth) : yield* leastWorst(task, depth, objective);
  if (!found) return fail({ code: 'too-heavy' });
  const { status } = found;
  if (status.done && status.upper === INFEASIBLE) return fail({ code: 'infeasible', nodes: budget.spent });
  const possibleOnly = base.narrowing !== undefined;
  const strategy =
    status.done || status.upper < INFEASIBLE
      ? found.search.strategy()
      : greedyStrategy(problem, depth, possibleOnly, opening);
  if (!strategy) return fail({ code: 'budget', nodes: budget.spent });
  const histogram = tallyStrategy(strategy, problem);
  const total = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const claim = { total, worst: histogram.length, histogram };
  return ok({
    rules,
    ...claim,
    average: total / problem.secretCount,
    root: codec.makeGuess(strategy.guess),
    proved: status.done,
    ...boundsOf(found, objective, options.weights ? weigh(strategy, problem, options.weights) : total),
    nodes: budget.spent,
    strategy,
    file: makeStrategy({ game: game.game, rules, lists, claim, root: strategy }, codec),
  });
}

/** Costs of this many levels must fit in the search's numbers. */
const COST_LEVELS = 256;

/** Bounds on the least cost, given a strategy's; a surcharged search bounds something else until it is done. */
function boundsOf(
  { status, lower }: Found,
  objective: Objective,
  cost: number,
): { readonly lower: number; readonly upper: number } {
  if (status.done) return { lower: cost, upper: cost };
  return { lower: Math.min(objective === 'total' ? status.lower : lower, cost), upper: cost };
}

function weigh(strategy: Strategy, problem: Problem, weights: Int32Array): number {
  return tallyStrategy(strategy, problem, weights).reduce((sum, weight, i) => sum + weight * (i + 1), 0);
}

/** Everything that the facts of a search depend on, on one line of ASCII. */
function identityOf(
  { rules, fingerprint }: ListedGame,
  opening: number | null,
  options: OptimalOptions,
): string {
  const { objective = 'total', depthMax = DEPTH_MAX, weights } = options;
  const weighed = weights ? fingerprintOf(weights.join()) : null;
  return JSON.stringify({ rules, words: fingerprint, objective, depthMax, opening, weights: weighed });
}

function readState(bytes: Uint8Array, identity: string): Result<SearchState, OptimalFault> {
  const state = parseSearchState(bytes);
  if (!state.ok) return fail({ code: 'bad-state', why: state.error });
  return state.value.identity === identity ? state : fail({ code: 'bad-state', why: 'other-search' });
}
