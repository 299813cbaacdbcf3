import { needKnownFields } from '@inkling/core/known-fields';
import type { SearchOptions } from '../optimum/search-options.ts';
import { DEPTH_MAX, INFEASIBLE } from '../optimum/size-bound.ts';
import { type Found, leastTotal, leastWorst, type Task } from '../optimum/stages.ts';
import { BestSoFar, type KnownStrategy, type OptimumObjective } from './best-so-far.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { MEASURES, playSteps } from './measured-play.ts';
import { symmetryOf } from './search-symmetry.ts';
import { listGame, needSearchable, sayTooFew } from './searched.ts';
import { DefinedStrategy, type StrategyCost } from './strategy.ts';
import { StrategyError } from './strategy-error.ts';
import { readWeights } from './weights.ts';

/** The objective of a search and its limits. */
export interface OptimumOptions {
  readonly objective?: OptimumObjective;
  /** The most guesses a strategy may need. */
  readonly guessesMax?: number;
  /** Replaces the weights of the game. */
  readonly weights?: readonly number[];
  /** The most sets of secrets to search before returning the best strategy so far. */
  readonly nodes?: number;
}

/** The progress of a running search. Counters only grow. */
export interface OptimumProgress {
  /** First `listing`, while the answers are computed and the search is prepared; then `searching`. */
  readonly phase: 'listing' | 'searching';
  /** The number of guesses whose answers have been computed. */
  readonly listed: number;
  /**
   * No strategy of at most `guessesMax` guesses costs less than `lower`, and one of them costs `upper`: guesses over all
   * secrets, each times its weight if there are weights. With the objectives `worst` and `fewest`, `lower` is always 0;
   * with `fewest`, `upper` is always undefined.
   */
  readonly lower: number;
  readonly upper: number | undefined;
  /** The number of sets of secrets searched. */
  readonly nodes: number;
}

/** The best strategy, or the best so far. Costs are in guesses. */
export interface DefinedOptimum<Secret, Guess, Answer extends AnswerValue> extends StrategyCost {
  /**
   * If `proved`, the cost of `strategy`: the sum of its guesses over all secrets, each times its weight if there are
   * weights. Otherwise a lower bound of that sum. With the objective `total` and a `guessesMax`, it holds for strategies
   * of at most that many guesses; in all other cases for every strategy, whatever its worst case. With the objectives
   * `worst` and `fewest`, it therefore says nothing about the worst case, and a strategy that reaches it need not be the
   * best.
   */
  readonly lower: number;
  /** Whether the strategy is proved to be the best for the objective. */
  readonly proved: boolean;
  readonly nodes: number;
  readonly strategy: DefinedStrategy<Secret, Guess, Answer>;
}

/** The options of a search by name, including those of the caller that stops and watches it. */
export const OPTIONS: readonly string[] = [
  'objective',
  'guessesMax',
  'weights',
  'nodes',
  'signal',
  'onProgress',
];

/** How the caller stops a search between its steps and limits the work of a step. */
export interface SearchControl {
  readonly isStopped: () => boolean;
  /** Returns how much work the next step may do, given the work done so far. Less work makes shorter steps. */
  readonly pace: (done: number) => number;
}

/**
 * Searches for the best strategy. The generator yields between short steps and can be stopped there; it then returns
 * the best strategy so far. Throws a `StrategyError` if there is none or none is found, and an `AbortError` if it is
 * stopped before it has a strategy.
 */
export function* searchOptimum<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  options: OptimumOptions = {},
  control?: SearchControl,
): Generator<OptimumProgress, DefinedOptimum<Secret, Guess, Answer>> {
  const { objective, depth, weights, nodes } = readOptions(game, options);
  const isStopped = control?.isStopped ?? (() => false);
  needSearchable(game);
  const listed = yield* listAnswers(game, isStopped);
  const problem = yield* stepByStep(listGame(game), listed, isStopped);
  // If the search names each secret at the end, a secret costs one guess more here than in the game.
  const named = game.goal === 'identified' ? 1 : 0;
  const weight = weights?.reduce((a, b) => a + b, 0) ?? problem.secretCount;
  if ((depth + named + 1) * weight >= INFEASIBLE)
    throw new StrategyError(
      'too-large',
      'the total weight of the secrets is too large; a smaller guessesMax may help',
    );
  const symmetry = yield* stepByStep(symmetryOf(game, weights), listed, isStopped);
  const wanted: SearchOptions = { ...(weights ? { weights } : {}), ...(symmetry ? { symmetry } : {}) };
  const budget = { left: nodes, spent: 0 };
  const pace = control && { pace: control.pace };
  const task: Task = { problem, wanted, identity: '', budget, weight, state: undefined, ...pace };
  const levels = Math.min(depth + named, DEPTH_MAX);
  const best = new BestSoFar(problem, levels, weights, objective);
  // A search that can be stopped at any time needs a strategy from the beginning.
  if (control) yield* stepByStep(best.begin(), listed, isStopped);
  const search = objective === 'total' ? leastTotal(task, levels) : leastWorst(task, levels, objective);
  let reported: OptimumProgress = { phase: 'searching', listed, lower: 0, upper: undefined, nodes: 0 };
  let step = search.next();
  while (!step.done) {
    const { lower, least } = step.value;
    const upper = objective === 'total' ? Math.min(step.value.upper, best.cost) : step.value.upper;
    reported = {
      phase: 'searching',
      listed,
      lower: objective === 'total' ? Math.max(0, lower - named * weight) : 0,
      upper: upper >= INFEASIBLE || objective === 'fewest' ? undefined : upper - named * weight,
      nodes: budget.spent,
    };
    const following = control && best.follow(step.value);
    do {
      yield reported;
      if (isStopped()) {
        const bound = (objective === 'total' ? Math.max(lower, least) : least) - named * weight;
        const found = { lower: bound, proved: false, spent: budget.spent };
        return stoppedAt(game, best.known, depth, objective, found);
      }
    } while (following?.next().done === false);
    step = search.next();
  }
  const found = step.value;
  if (!found)
    throw new StrategyError('too-large', 'the costs under this objective are more than can be counted');
  const { status } = found;
  if (status.done && status.upper >= INFEASIBLE) throw new StrategyError('impossible', sayTooFew(depth));
  const ending = endSteps(game, best, found);
  while (!isStopped() && ending.next().done === false) yield reported;
  const { known } = best;
  if (!known) throw new StrategyError('not-found', unfound(depth));
  const lower = (objective === 'total' ? status.lower : found.lower) - named * weight;
  return optimumOf(game, known, objective, {
    lower,
    proved: status.done && best.isOf(found.search, status.upper),
    spent: budget.spent,
  });
}

/** Takes the strategy of a finished search; if it ran out of nodes, also tries play by each measure. */
function* endSteps<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  best: BestSoFar,
  found: Found,
): Generator<undefined, void> {
  const { status, search } = found;
  if (!best.isOf(search, status.upper)) yield* best.end(found);
  if (status.done || game.guesses.items.length * game.secrets.items.length > MEASURED_MAX) return;
  for (const by of MEASURES) yield* best.offer((yield* playSteps(game, by)).root);
}

/** Makes the error of a search that was stopped too early. Web programs expect the name `AbortError`. */
export function abortError(message: string): Error {
  const error = new Error(message);
  error.name = 'AbortError';
  return error;
}

function stoppedAt<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  known: KnownStrategy | undefined,
  depth: number,
  objective: OptimumObjective,
  search: Ending,
): DefinedOptimum<Secret, Guess, Answer> {
  if (!known) throw abortError(unfound(depth));
  return optimumOf(game, known, objective, search);
}

/** What a search has proved when it ends, and the number of sets of secrets that it has searched. */
interface Ending {
  readonly lower: number;
  readonly proved: boolean;
  readonly spent: number;
}

/**
 * Makes the result for a strategy. If the strategy is proved to be the best, its cost is the lower bound. A strategy
 * with the least total may be known before the search ends: then the two bounds meet, which proves it.
 */
function optimumOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  { root, levels, weighed }: KnownStrategy,
  objective: OptimumObjective,
  ending: Ending,
): DefinedOptimum<Secret, Guess, Answer> {
  const named = game.goal === 'identified' ? 1 : 0;
  const weighted = weighed?.reduce((sum, weight, i) => sum + weight * (i + 1 - named), 0);
  const strategy = new DefinedStrategy(game, root, levels, weighted);
  const { total, average, worst, histogram } = strategy;
  const cost = weighted ?? total;
  const { lower, spent } = ending;
  const proved = ending.proved || (objective === 'total' && lower >= cost);
  return {
    total,
    average,
    worst,
    histogram,
    ...(weighted === undefined ? {} : { weighted }),
    lower: proved ? cost : Math.max(0, Math.min(cost, lower)),
    proved,
    nodes: spent,
    strategy,
  };
}

function unfound(depth: number): string {
  return `no strategy of at most ${depth} guesses was found before the search was stopped`;
}

/** Computes every answer, in steps, and returns the number of guesses. */
function* listAnswers<Secret, Guess, Answer extends AnswerValue>(
  { table, guesses, secrets }: GameTable<Secret, Guess, Answer>,
  isStopped: () => boolean,
): Generator<OptimumProgress, number> {
  const perStep = Math.ceil(LISTED_PER_STEP / secrets.items.length);
  for (let guess = 0; guess < guesses.items.length; guess++) {
    table.row(guess);
    if ((guess + 1) % perStep === 0) yield* listing(guess + 1, isStopped);
  }
  return guesses.items.length;
}

/** Runs a preparation of the search, and reports each of its steps. */
function* stepByStep<Value>(
  steps: Generator<undefined, Value>,
  listed: number,
  isStopped: () => boolean,
): Generator<OptimumProgress, Value> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield* listing(listed, isStopped);
  }
}

/** Reports one step before the search begins. A stop here throws, because no strategy is known yet. */
function* listing(listed: number, isStopped: () => boolean): Generator<OptimumProgress, void> {
  if (isStopped()) throw abortError('the search was stopped before it had a strategy');
  yield { phase: 'listing', listed, lower: 0, upper: undefined, nodes: 0 };
}

function readOptions<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  options: OptimumOptions,
): {
  readonly objective: OptimumObjective;
  readonly depth: number;
  readonly weights: Int32Array | undefined;
  readonly nodes: number;
} {
  needKnownFields(options, 'options', OPTIONS);
  const { objective = 'total', guessesMax, weights, nodes = Number.POSITIVE_INFINITY } = options;
  if (!['total', 'worst', 'fewest'].includes(objective))
    throw new TypeError(`objective must be total, worst or fewest, not ${shown(objective)}`);
  if (guessesMax !== undefined && !(Number.isInteger(guessesMax) && guessesMax >= 1))
    throw new TypeError(`guessesMax must be a whole number of at least 1, not ${shown(guessesMax)}`);
  if (typeof nodes !== 'number' || !(nodes >= 0))
    throw new TypeError(`nodes must be a number of at least 0, not ${shown(nodes)}`);
  return {
    objective,
    depth: Math.min(guessesMax ?? DEPTH_MAX, DEPTH_MAX),
    weights: weights === undefined ? game.weights : readWeights(weights, game.secrets.items.length),
    nodes,
  };
}

/** The number of answers computed in one step. */
const LISTED_PER_STEP = 2 ** 13;
/** Games with more answers are not played by each measure. Up to this size that takes a second at most. */
const MEASURED_MAX = 2 ** 21;
