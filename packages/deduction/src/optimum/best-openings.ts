import { greedySteps } from './greedy.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import type { SearchOptions, SearchStatus, SettledOpening } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import { WORK_PER_REPORT } from './stages.ts';
import type { Strategy } from './strategy.ts';
import { tallyStrategy } from './tally.ts';
import { TranspositionTable } from './transposition-table.ts';

/** A next guess, with a strategy that begins with it. */
export interface RankedOpening {
  readonly strategy: Strategy;
  /** Bounds on the least cost of all next guesses that were not ranked before this one; `INFEASIBLE` = none known. */
  readonly lower: number;
  readonly upper: number;
  /** Is the strategy the best of them? */
  readonly proved: boolean;
}

/** What is searched, and how far. */
export interface OpeningsTask {
  readonly problem: Problem;
  readonly options: Pick<SearchOptions, 'history' | 'symmetry' | 'narrowing'>;
  /** How many guesses are wanted; each is a search of its own, over what those before it have found. */
  readonly top: number;
  /** Candidate sets to search, for all of them together. */
  readonly nodeBudget: number;
  /** Asked between short steps: where the search is to stop, it ends as where the budget ends, with one guess more at most. */
  readonly isStopped?: (() => boolean) | undefined;
  /** What the history leaves, as a problem without one: for strategies that take no search. */
  readonly left: () => Problem;
}

/**
 * The best next guesses, best first, as long as the budget lasts; after that those that look best, each with a strategy
 * that may not be its best. Of guesses that are equal by symmetry, or that divide what is left in the same way, only one
 * is listed; guesses that tell nothing are left out. There is at least one, unless the budget finds nothing and no
 * strategy keeps to the depth.
 */
export function* bestOpenings(task: OpeningsTask): Generator<SearchStatus, readonly RankedOpening[]> {
  const { problem, options, top } = task;
  const table = new TranspositionTable(TABLE_BYTES);
  const settled = new Map<number, SettledOpening>();
  const ranked: RankedOpening[] = [];
  const spent = { nodes: 0, work: 0 };
  let search = new OptimalSearch(problem, { ...options, table });
  let rest = informativeGuesses(search, task);
  for (;;) {
    const status = yield* searchWithin(search, task, spent);
    for (const known of search.settled()) settled.set(known.guess, known);
    if (!status.done) return [...ranked, ...(yield* unsearched(task, search, status, rest, ranked.length))];
    const strategy = search.strategy();
    if (!strategy) return ranked;
    ranked.push({ strategy, lower: status.lower, upper: status.upper, proved: true });
    rest = rest.filter((guess) => guess !== strategy.guess);
    if (ranked.length === top || rest.length === 0) return ranked;
    spent.nodes += status.nodes;
    spent.work += status.work;
    search = new OptimalSearch(problem, {
      ...options,
      table,
      openings: rest,
      settled: [...settled.values()],
    });
  }
}

/** The guesses after which the answers differ, the most promising first. */
function informativeGuesses(search: OptimalSearch, { problem, options }: OpeningsTask): readonly number[] {
  const openings = search.openings();
  // Guesses that tell nothing are already gone where the turns have left a smaller problem.
  if (options.history?.length) return openings.map(({ guess }) => guess);
  const parts = new Map(
    Array.from(problem.guesses, (guess, row) => [guess, problem.rowParts[row] as number]),
  );
  return openings
    .filter(({ guess, possible }) => possible || (parts.get(guess) ?? 0) > 1)
    .map(({ guess }) => guess);
}

function* searchWithin(
  search: OptimalSearch,
  { nodeBudget, isStopped = never }: OpeningsTask,
  spent: { readonly nodes: number; readonly work: number },
): Generator<SearchStatus, SearchStatus> {
  let status = search.status();
  const nodesLeft = () => nodeBudget - spent.nodes - status.nodes;
  while (!status.done && !isStopped() && nodesLeft() > 0 && spent.work + status.work < WORK_MAX) {
    status = search.advance(nodesLeft(), WORK_PER_REPORT);
    yield { ...status, nodes: spent.nodes + status.nodes, work: spent.work + status.work };
  }
  return status;
}

/** Guesses that the budget did not allow to search: the best known one, and greedy strategies from others. */
function* unsearched(
  { options, top, left, isStopped = never }: OpeningsTask,
  search: OptimalSearch,
  status: SearchStatus,
  rest: readonly number[],
  known: number,
): Generator<SearchStatus, readonly RankedOpening[]> {
  const wanted = isStopped() ? 1 : top - known;
  const best = search.strategy();
  const strategies: Strategy[] = best ? [best] : [];
  const possibleOnly = options.narrowing !== undefined;
  const problem = best && wanted === 1 ? undefined : left();
  const unguided =
    problem && !best && known === 0 ? yield* greedy(problem, possibleOnly, [], status) : undefined;
  if (unguided) strategies.push(unguided);
  const looks = wanted === 1 || !problem ? 0 : looksAt(problem, wanted);
  for (const guess of rest.slice(0, looks)) {
    if (isStopped()) break;
    if (strategies.some((strategy) => strategy.guess === guess)) continue;
    const strategy = problem && (yield* greedy(problem, possibleOnly, [guess], status));
    if (strategy) strategies.push(strategy);
    yield status;
  }
  const costs = new Map(
    strategies.map((strategy) => [strategy, problem ? costOf(strategy, problem) : status.upper]),
  );
  const cost = (strategy: Strategy) => costs.get(strategy) ?? INFEASIBLE;
  return strategies
    .toSorted((a, b) => cost(a) - cost(b))
    .slice(0, wanted)
    .map((strategy) => ({ strategy, lower: status.lower, upper: cost(strategy), proved: false }));
}

/** A greedy strategy, with the same report at each of its pauses. */
function* greedy(
  problem: Problem,
  possibleOnly: boolean,
  given: readonly number[],
  status: SearchStatus,
): Generator<SearchStatus, Strategy | undefined> {
  const steps = greedySteps(problem, DEPTH_MAX, possibleOnly, given);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield status;
  }
}

function never(): boolean {
  return false;
}

/** More than are wanted, where that takes no time. */
function looksAt({ rowCount, secretCount }: Problem, wanted: number): number {
  const many = Math.floor(LOOKS_COST_MAX / (rowCount * secretCount));
  return Math.max(wanted, Math.min(many, 4 * wanted));
}

function costOf(strategy: Strategy, problem: Problem): number {
  return tallyStrategy(strategy, problem).reduce((sum, found, i) => sum + found * (i + 1), 0);
}

const TABLE_BYTES = 2 ** 28;
/** Some tens of seconds. */
const WORK_MAX = 2 ** 34;
const LOOKS_COST_MAX = 2 ** 26;
