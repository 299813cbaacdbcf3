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
import { readWeights } from './weights.ts';

/** What is made least, and within which limits. */
export interface OptimumOptions {
  readonly objective?: OptimumObjective;
  /** Guesses allowed. */
  readonly guessesMax?: number;
  /** Instead of those of the game. */
  readonly weights?: readonly number[];
  /** Sets of secrets to search before giving the best so far. */
  readonly nodes?: number;
}

/** A search under way; counters only grow. */
export interface OptimumProgress {
  /** `listing`: the answers are being asked; then `searching`. */
  readonly phase: 'listing' | 'searching';
  /** Guesses whose answers are known, while they are asked. */
  readonly listed: number;
  /** No strategy costs less than `lower`, and one costs `upper`; in weighted guesses where there are weights. */
  readonly lower: number;
  readonly upper: number | undefined;
  /** Sets of secrets searched. */
  readonly nodes: number;
}

/** The best strategy, or the best so far. Costs are in guesses; no strategy costs less than `lower`. */
export interface DefinedOptimum<Secret, Guess, Answer extends AnswerValue> extends StrategyCost {
  /** No strategy costs less than this: guesses in all, or the weighted sum where there are weights. */
  readonly lower: number;
  /** Is it the best under the objective? */
  readonly proved: boolean;
  readonly nodes: number;
  readonly strategy: DefinedStrategy<Secret, Guess, Answer>;
}

/** How a search is watched and stopped between its steps. */
export interface SearchControl {
  readonly isStopped: () => boolean;
  /** How much work the next step may take, given the work so far: less work makes shorter steps. */
  readonly pace: (done: number) => number;
}

/**
 * The best strategy. A generator that yields between short steps and can be stopped there: it then returns the best so
 * far. Throws a `RangeError` where no strategy keeps to the limits, and an `AbortError` where it is stopped before it has
 * a strategy.
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
  // A secret that is named at the end costs one guess more here than in the game.
  const named = game.goal === 'identified' ? 1 : 0;
  const weight = weights?.reduce((a, b) => a + b, 0) ?? problem.secretCount;
  if ((depth + named + 1) * weight >= INFEASIBLE)
    throw new RangeError('the total weight of the secrets is too large; a smaller guessesMax may help');
  const symmetry = yield* stepByStep(symmetryOf(game, weights), listed, isStopped);
  const wanted: SearchOptions = { ...(weights ? { weights } : {}), ...(symmetry ? { symmetry } : {}) };
  const budget = { left: nodes, spent: 0 };
  const pace = control && { pace: control.pace };
  const task: Task = { problem, wanted, identity: '', budget, weight, state: undefined, ...pace };
  const levels = Math.min(depth + named, DEPTH_MAX);
  const best = new BestSoFar(problem, levels, weights, objective);
  // A search that may be stopped at any time has a strategy from the beginning.
  if (control) yield* stepByStep(best.begin(), listed, isStopped);
  const search = objective === 'total' ? leastTotal(task, levels) : leastWorst(task, levels, objective);
  let reported: OptimumProgress = { phase: 'searching', listed, lower: 0, upper: undefined, nodes: 0 };
  let step = search.next();
  while (!step.done) {
    const { lower, upper, least } = step.value;
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
        const bound = objective === 'total' ? Math.max(lower, least) : least;
        return stoppedAt(game, best.known, depth, { lower: bound - named * weight, spent: budget.spent });
      }
    } while (following?.next().done === false);
    step = search.next();
  }
  const found = step.value;
  if (!found) throw new RangeError('the costs under this objective are more than can be counted');
  const { status } = found;
  if (status.done && status.upper >= INFEASIBLE) throw new RangeError(sayTooFew(depth));
  const ending = endSteps(game, best, found);
  while (!isStopped() && ending.next().done === false) yield reported;
  const { known } = best;
  if (!known) throw new RangeError(unfound(depth));
  const lower = (objective === 'total' ? status.lower : found.lower) - named * weight;
  return optimumOf(game, known, {
    lower,
    proved: status.done && best.isOf(found.search, status.upper),
    spent: budget.spent,
  });
}

/** Takes the strategy of a search that is over; or play by a measure, where that is better and the search had too few nodes. */
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

/** What a search throws when it is stopped too early; the name is the one that web programs expect. */
export function abortError(message: string): Error {
  const error = new Error(message);
  error.name = 'AbortError';
  return error;
}

function stoppedAt<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  known: KnownStrategy | undefined,
  depth: number,
  search: { readonly lower: number; readonly spent: number },
): DefinedOptimum<Secret, Guess, Answer> {
  if (!known) throw abortError(unfound(depth));
  return optimumOf(game, known, { ...search, proved: false });
}

/** What is returned for a strategy. Where it is proved to be the best, its cost is the lower bound. */
function optimumOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  { root, levels, weighed }: KnownStrategy,
  { lower, proved, spent }: { readonly lower: number; readonly proved: boolean; readonly spent: number },
): DefinedOptimum<Secret, Guess, Answer> {
  const named = game.goal === 'identified' ? 1 : 0;
  const weighted = weighed?.reduce((sum, weight, i) => sum + weight * (i + 1 - named), 0);
  const strategy = new DefinedStrategy(game, root, levels, weighted);
  const { total, average, worst, histogram } = strategy;
  const cost = weighted ?? total;
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

/** Asks every answer, in steps; returns how many guesses there are. */
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

/** What comes before the search, in steps. */
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

/** A step before the search begins. A stop here gives no result, because nothing is known yet. */
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

const OPTIONS = ['objective', 'guessesMax', 'weights', 'nodes', 'signal', 'onProgress'];
/** Answers asked before a step ends. */
const LISTED_PER_STEP = 2 ** 13;
/** Answers of the largest games that are also played by each measure: that takes a second at most. */
const MEASURED_MAX = 2 ** 21;
