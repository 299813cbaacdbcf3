import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules } from '@inkling/games/mastermind/rules';
import { DEPTH_MAX, INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { listCodeProblem } from '@inkling/solvers/optimal/code-deduction';
import { greedyStrategy } from '@inkling/solvers/optimal/greedy';
import { listProblem, type Problem, type ProblemFault } from '@inkling/solvers/optimal/problem';
import { OptimalSearch } from '@inkling/solvers/optimal/search';
import type { SearchOptions, SearchStatus } from '@inkling/solvers/optimal/search-options';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { type ListName, makeStrategy, type StrategyCodec } from '@inkling/solvers/optimal/strategy-text';
import { codeCodec, wordCodec } from './optimal/codecs.ts';
import { hardPermits, type WordListFault, type WordLists, wordDeduction } from './optimal/words.ts';

/** A game whose optimum is wanted. `lists` names the word lists by hash, for the file that is made. */
export type OptimalGame =
  | { readonly game: 'mastermind'; readonly rules: CodeRules }
  | {
      readonly game: 'word';
      readonly words: WordLists;
      readonly hard: boolean;
      readonly lists: readonly ListName[];
    };

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
  /** Positive integer weights by answer, for `total` only. */
  readonly weights?: Int32Array;
  /** Candidate sets to search before giving the best so far; 0 searches nothing. */
  readonly nodeBudget?: number;
  readonly memoBytes?: number;
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
  | WordListFault
  | { readonly code: ProblemFault | 'unknown-root' | 'too-heavy' | 'too-many-words' }
  /** No strategy keeps to `depthMax`: proved, or none was found within the budget. */
  | { readonly code: 'infeasible' | 'budget'; readonly nodes: number };

/**
 * The best strategy of a game. A generator: it yields true counters every few thousand nodes, may be dropped at any
 * time, and with a `nodeBudget` it ends with the best so far and the bounds between which the optimum lies.
 */
export function* findOptimum(
  game: OptimalGame,
  options: OptimalOptions = {},
): Generator<SearchStatus, Result<Optimum, OptimalFault>> {
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
  const heaviest = options.weights?.reduce((a, b) => a + b, 0) ?? problem.secretCount;
  if (heaviest * COST_LEVELS >= INFEASIBLE) return fail({ code: 'too-heavy' });
  const budget = { left: options.nodeBudget ?? Number.POSITIVE_INFINITY, spent: 0 };
  const depth = Math.min(options.depthMax ?? DEPTH_MAX, DEPTH_MAX);
  const objective = options.objective ?? 'total';
  const found =
    objective === 'total'
      ? yield* searchOn(new OptimalSearch(problem, { ...wanted, depth }), budget)
      : yield* leastWorst(problem, wanted, depth, objective, budget);
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
    ...boundsOf(found, total, objective, options.weights !== undefined),
    nodes: budget.spent,
    strategy,
    file: makeStrategy({ game: game.game, rules, lists, claim, root: strategy }, codec),
  });
}

/** Bounds on the least total; a surcharged search bounds something else until it is done. */
function boundsOf(
  { status, lower }: Found,
  total: number,
  objective: Objective,
  weighted: boolean,
): { readonly lower: number; readonly upper: number } {
  if (weighted) return { lower: status.lower, upper: status.upper };
  if (status.done) return { lower: total, upper: total };
  return { lower: Math.min(objective === 'total' ? status.lower : lower, total), upper: total };
}

interface Budget {
  left: number;
  spent: number;
}

interface Found {
  readonly search: OptimalSearch;
  readonly status: SearchStatus;
  /** What any strategy costs at least, before any search. */
  readonly lower: number;
}

/** Nodes before the first report; then as many as so far, since a search that was halted starts again. */
const NODES_PER_REPORT = 4096;
/** Costs of this many levels must fit in the search's numbers. */
const COST_LEVELS = 256;

function* searchOn(search: OptimalSearch, budget: Budget): Generator<SearchStatus, Found> {
  let status = search.status();
  const { lower } = status;
  while (!status.done && budget.left > 0) {
    const before = status.nodes;
    status = search.advance(Math.min(Math.max(NODES_PER_REPORT, status.nodes), budget.left));
    budget.left -= Math.max(1, status.nodes - before);
    budget.spent += status.nodes - before;
    yield status;
  }
  return { search, status, lower };
}

/** Deepens until some strategy fits; what fits first is the least worst case. */
function* leastWorst(
  problem: Problem,
  wanted: SearchOptions,
  depthMax: number,
  objective: 'worst' | 'fewest',
  budget: Budget,
): Generator<SearchStatus, Found | undefined> {
  const { lower } = new OptimalSearch(problem, wanted).status();
  for (let depth = 1; ; depth++) {
    const found = yield* searchOn(new OptimalSearch(problem, { ...wanted, depth }), budget);
    const { status } = found;
    const infeasible = status.done && status.upper === INFEASIBLE;
    if (infeasible && depth < depthMax) continue;
    const surcharge = problem.secretCount * depth + 1;
    if (objective === 'worst' || !status.done) return { ...found, lower };
    if (problem.secretCount * (surcharge + depth) >= INFEASIBLE) return undefined;
    return yield* searchOn(new OptimalSearch(problem, { ...wanted, depth, surcharge }), budget);
  }
}

interface ListedGame {
  readonly problem: Problem;
  readonly codec: StrategyCodec;
  readonly rules: string;
  readonly lists: readonly ListName[];
  readonly search: Pick<SearchOptions, 'symmetry' | 'narrowing'>;
}

function listGame(game: OptimalGame): Result<ListedGame, OptimalFault> {
  if (game.game === 'mastermind') {
    const listed = listCodeProblem(game.rules);
    if (!listed.ok) return fail({ code: listed.error });
    const { problem, space, symmetry } = listed.value;
    const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
    const codec = codeCodec(game.rules, codes);
    return ok({ problem, codec, rules: makeRules(game.rules), lists: [], search: { symmetry } });
  }
  const deduction = wordDeduction(game.words);
  if (!deduction.ok) return deduction;
  const problem = listProblem(deduction.value);
  if (!problem.ok) return fail({ code: problem.error });
  const length = Array.from(game.words.answers[0] as string).length;
  return ok({
    problem: problem.value,
    codec: wordCodec(game.words.allowed, length),
    rules: `word${length}${game.hard ? '-hard' : ''}`,
    lists: game.lists,
    search: game.hard ? { narrowing: { permits: hardPermits(game.words, deduction.value) } } : {},
  });
}

/** How many secrets a strategy finds with each guess, by following all of them. */
function tallyStrategy(strategy: Strategy, problem: Problem): readonly number[] {
  const { matrix, secretCount } = problem;
  const rows = new Map(Array.from(problem.guesses, (guess, row) => [guess, row]));
  const histogram: number[] = [];
  const visit = (node: Strategy, columns: readonly number[], level: number) => {
    const row = rows.get(node.guess) as number;
    histogram[level] ??= 0;
    const cells = new Map<number, number[]>(node.branches.map(({ cls }) => [cls, []]));
    for (const column of columns) {
      if (column === row) histogram[level] = (histogram[level] as number) + 1;
      else cells.get(matrix[row * secretCount + column] as number)?.push(column);
    }
    for (const { cls, next } of node.branches) visit(next, cells.get(cls) as number[], level + 1);
  };
  visit(
    strategy,
    Array.from({ length: secretCount }, (_, column) => column),
    0,
  );
  return histogram;
}
