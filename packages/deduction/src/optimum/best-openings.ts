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
  /** Whether the strategy is proved to be the best of them. */
  readonly proved: boolean;
}

/** What to search, and how far. */
export interface OpeningsTask {
  readonly problem: Problem;
  readonly options: Pick<SearchOptions, 'history' | 'symmetry' | 'narrowing'>;
  /** How many guesses to find. Each takes a separate search, which builds on what the earlier ones have found. */
  readonly top: number;
  /** The number of candidate sets that may be searched for all of them together. */
  readonly nodeBudget: number;
  /** Called between short steps. If true, the search stops as if the budget were spent, with at most one more guess. */
  readonly isStopped?: (() => boolean) | undefined;
  /** Returns what the history leaves as a problem without a history, for strategies that are made without a search. */
  readonly left: () => Problem;
}

/**
 * Finds the best next guesses, best first, as long as the budget lasts; after that those that look best, each
 * with a strategy that may not be its best. Of guesses that are equivalent by symmetry, or that divide what is
 * left in the same way, only one is listed; uninformative guesses are left out. Returns at least one guess,
 * unless the search finds nothing within its budget and no strategy keeps to the depth.
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

/** Returns the guesses to which the answers differ, most promising first. */
function informativeGuesses(search: OptimalSearch, { problem, options }: OpeningsTask): readonly number[] {
  const openings = search.openings();
  // If the turns have left a smaller problem, uninformative guesses are already gone.
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

/** Returns guesses that could not be searched within the budget: the best known one, and others played greedily. */
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

/** Returns a greedy strategy, yielding the same status at each of its pauses. */
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

/** Returns how many guesses to try greedily: more than are wanted if that takes next to no time. */
function looksAt({ rowCount, secretCount }: Problem, wanted: number): number {
  const many = Math.floor(LOOKS_COST_MAX / (rowCount * secretCount));
  return Math.max(wanted, Math.min(many, 4 * wanted));
}

function costOf(strategy: Strategy, problem: Problem): number {
  return tallyStrategy(strategy, problem).reduce((sum, found, i) => sum + found * (i + 1), 0);
}

const TABLE_BYTES = 2 ** 28;
/** Maximum work: some tens of seconds. */
const WORK_MAX = 2 ** 34;
const LOOKS_COST_MAX = 2 ** 26;
