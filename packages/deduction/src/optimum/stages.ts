import { canBeCompiled } from './compilable.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import { PROGRESS_NODES_MIN, type SearchOptions, type SearchStatus } from './search-options.ts';
import { makeSearchState, type SearchStage, type SearchState } from './search-state.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import { tallyStrategy } from './tally.ts';

/** How many nodes an objective may still search, and how many it has searched. */
export interface Budget {
  left: number;
  spent: number;
}

/** The state of a search: bounds, counters, and a way to save what it knows. */
export interface SearchProgress extends SearchStatus {
  /** Serialises the search for `OptimalOptions.state`. This takes a while, so do not call it at every step. */
  readonly save: () => Uint8Array;
  readonly search: OptimalSearch;
  /** The lower bound on the cost of any strategy that was known before the search. */
  readonly least: number;
  /** Set once the search is over, while its strategy is read from its tables, or another is made if it has none. */
  readonly isReading?: true;
}

/** The state in which a search ended or was stopped. */
export interface Found {
  readonly search: OptimalSearch;
  readonly save: () => Uint8Array;
  readonly status: SearchStatus;
  /** The lower bound on the cost of any strategy that was known before the search. */
  readonly lower: number;
  readonly stage: SearchStage;
}

/** A search to run: its problem, options, limits, and the identity that its saved state carries. */
export interface Task {
  readonly problem: Problem;
  readonly wanted: SearchOptions;
  readonly identity: string;
  readonly budget: Budget;
  /** The total weight of all secrets; one each if there are no weights. */
  readonly weight: number;
  /** The state saved by an earlier run. */
  readonly state: SearchState | undefined;
  /** Returns the work to do before the next report, given the work done so far. Defaults to `WORK_PER_REPORT`. */
  readonly pace?: (done: number) => number;
  /** Called at each report. */
  readonly isStopped?: () => boolean;
}

/**
 * Finds the least cost with at most `depth` guesses. The cheapest strategy without the limit usually keeps to
 * it, and WebAssembly finds it much faster, so the limited search is only made if that strategy is too deep. In
 * hard mode it often is, so there the limited search is made right away. Progress without the limit reports no `upper`,
 * because the strategy found so far may be too deep.
 */
export function* leastTotal(task: Task, depth: number): Generator<SearchProgress, Found> {
  const { problem, wanted, state } = task;
  const isBegun = state !== undefined && state.stage.depth < DEPTH_MAX;
  if (depth >= DEPTH_MAX || isBegun || wanted.narrowing || !canBeCompiled(problem, wanted))
    return yield* searchStage(task, { depth, surcharge: 0 });
  const free = yield* hideUpper(searchStage(task, { depth: DEPTH_MAX, surcharge: 0 }));
  const strategy = yield* hideUpper(readStrategy(free));
  const keeps = strategy !== undefined && tallyStrategy(strategy, problem).length <= depth;
  if (keeps) return free;
  if (free.status.done) return yield* searchStage(task, { depth, surcharge: 0 }, free.status.lower);
  // The search was stopped. Its bound and its state are still valid, but its strategy, if any, exceeds the limit.
  const search = new OptimalSearch(problem, { ...wanted, depth });
  return { ...free, search, status: { ...free.status, upper: INFEASIBLE, opening: -1 } };
}

/**
 * Raises the depth until some strategy fits: that depth is the least worst case. `fewest` then makes the last level
 * costlier than everything else together. Returns undefined if such costs are too large for the search.
 */
export function* leastWorst(
  task: Task,
  depthMax: number,
  objective: 'worst' | 'fewest',
): Generator<SearchProgress, Found | undefined> {
  const { problem, wanted, weight, state, identity, budget, isStopped = () => false } = task;
  const begun = state?.stage ?? { depth: 1, surcharge: 0 };
  const whole = new OptimalSearch(problem, wanted);
  const save = () => makeSearchState(identity, begun, state?.settled ?? [], () => state?.facts ?? []);
  for (const _ of whole.boundSteps()) {
    yield { ...UNPREPARED, save, search: whole, least: 0 };
    if (budget.left <= 0 || isStopped())
      return { search: whole, save, status: UNPREPARED, lower: 0, stage: begun };
  }
  const { lower } = whole.status();
  let { depth } = begun;
  if (!state || state.stage.surcharge === 0)
    for (; ; depth++) {
      const found = yield* searchStage(task, { depth, surcharge: 0 }, lower);
      const infeasible = found.status.done && found.status.upper === INFEASIBLE;
      if (infeasible && depth < depthMax) continue;
      if (objective === 'worst' || !found.status.done) return found;
      break;
    }
  const surcharge = weight * depth + 1;
  if (weight * (surcharge + depth) >= INFEASIBLE) return undefined;
  return yield* searchStage(task, { depth, surcharge }, lower);
}

/** Runs `steps`, by default those that read the best strategy out of the search, and reports progress meanwhile. */
export function* readStrategy(
  { search, save, status, lower }: Found,
  steps: Generator<undefined, Strategy | undefined> = search.strategySteps(),
): Generator<SearchProgress, Strategy | undefined> {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (count % STEPS_PER_REPORT === 0) yield { ...status, save, search, least: lower, isReading: true };
  }
}

/** Leaves out what a search has found, and reports only what it has proved. */
function* hideUpper<Value>(steps: Generator<SearchProgress, Value>): Generator<SearchProgress, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { ...step.value, upper: INFEASIBLE, opening: -1 };
  }
}

/** Steps between two reports; there are many because small sets are read in next to no time. */
const STEPS_PER_REPORT = 64;

/** Sets searched before the first report. Each later report comes when the number has doubled. */
const NODES_PER_REPORT = 4096;

/** Work between two reports: some tenths of a second. */
export const WORK_PER_REPORT: number = 2 ** 26;

/** The status before the next guesses are bounded. */
const UNPREPARED: SearchStatus = {
  done: false,
  lower: 0,
  upper: INFEASIBLE,
  opening: -1,
  nodes: 0,
  work: 0,
  evaluated: 0,
  openingsDone: 0,
  openingCount: 0,
};

function* searchStage(task: Task, stage: SearchStage, least?: number): Generator<SearchProgress, Found> {
  const {
    problem,
    wanted,
    identity,
    state,
    budget,
    pace = () => WORK_PER_REPORT,
    isStopped = () => false,
  } = task;
  const known =
    state && state.stage.depth === stage.depth && state.stage.surcharge === stage.surcharge
      ? state
      : undefined;
  const search = new OptimalSearch(problem, { ...wanted, ...stage, settled: known?.settled ?? [] });
  for (const fact of known?.facts ?? []) search.learn(fact);
  const save = () => makeSearchState(identity, stage, search.settled(), (size) => search.facts(size));
  const unprepared = { ...UNPREPARED, lower: least ?? 0 };
  for (const _ of search.prepareSteps()) {
    yield { ...unprepared, save, search, least: least ?? 0 };
    if (budget.left <= 0 || isStopped())
      return { search, save, status: unprepared, lower: least ?? 0, stage };
  }
  let status = search.status();
  const lower = least ?? status.lower;
  // A bound known before the stage holds in it, too: a limit or a surcharge can only add to the cost.
  const raised = () => ({ ...status, lower: Math.max(status.lower, lower) });
  while (!status.done && budget.left > 0 && !isStopped()) {
    const before = status.nodes;
    const nodes = Math.min(Math.max(NODES_PER_REPORT, status.nodes), budget.left);
    // A search that continues from a saved state restarts at its root.
    status = search.advance(state ? Math.max(nodes, PROGRESS_NODES_MIN) : nodes, pace(status.work));
    budget.left -= Math.max(1, status.nodes - before);
    budget.spent += status.nodes - before;
    yield { ...raised(), save, search, least: lower };
  }
  return { search, save, status: raised(), lower, stage };
}
