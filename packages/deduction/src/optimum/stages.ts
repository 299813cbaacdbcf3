import { canBeCompiled } from './compilable.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import { PROGRESS_NODES_MIN, type SearchOptions, type SearchStatus } from './search-options.ts';
import { makeSearchState, type SearchStage, type SearchState } from './search-state.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import { tallyStrategy } from './tally.ts';

/** How much an objective may still search, and how much it has searched, in nodes. */
export interface Budget {
  left: number;
  spent: number;
}

/** The state of a search: bounds, counters, and a way to save what it knows. */
export interface SearchProgress extends SearchStatus {
  /** Makes the state for `OptimalOptions.state`. It takes a while, so do not call it at every step. */
  readonly save: () => Uint8Array;
  readonly search: OptimalSearch;
  /** What any strategy costs at least, before any search. */
  readonly least: number;
  /** The search is over, and its strategy is read out of its tables, or one is made where it has none. */
  readonly isReading?: true;
}

/** Where a search ended. */
export interface Found {
  readonly search: OptimalSearch;
  readonly save: () => Uint8Array;
  readonly status: SearchStatus;
  /** What any strategy costs at least, before any search. */
  readonly lower: number;
  readonly stage: SearchStage;
}

/** Which problem is searched, and the name of the search in its state. */
export interface Task {
  readonly problem: Problem;
  readonly wanted: SearchOptions;
  readonly identity: string;
  readonly budget: Budget;
  /** How much all secrets weigh together: one each, where there are no weights. */
  readonly weight: number;
  /** What an earlier run left. */
  readonly state: SearchState | undefined;
  /** Work before the next report, after so much in all; `WORK_PER_REPORT` when absent. */
  readonly pace?: (done: number) => number;
  /** Asked at each report. */
  readonly isStopped?: () => boolean;
}

/**
 * The least cost with at most `depth` guesses. The cheapest strategy without the limit usually keeps to it, and WebAssembly
 * finds it much faster; only if it does not keep to the limit is the limited search made. In hard mode it often does not.
 */
export function* leastTotal(task: Task, depth: number): Generator<SearchProgress, Found> {
  const { problem, wanted, state } = task;
  const isBegun = state !== undefined && state.stage.depth < DEPTH_MAX;
  if (depth >= DEPTH_MAX || isBegun || wanted.narrowing || !canBeCompiled(problem, wanted))
    return yield* searchStage(task, { depth, surcharge: 0 });
  const free = yield* searchStage(task, { depth: DEPTH_MAX, surcharge: 0 });
  const strategy = yield* readStrategy(free);
  const keeps = strategy !== undefined && tallyStrategy(strategy, problem).length <= depth;
  if (keeps) return free;
  if (free.status.done) return yield* searchStage(task, { depth, surcharge: 0 }, free.status.lower);
  // It was stopped: its bound and what it can save are kept, and its strategy, if any, does not keep to the limit.
  const search = new OptimalSearch(problem, { ...wanted, depth });
  return { ...free, search, status: { ...free.status, upper: INFEASIBLE, opening: -1 } };
}

/**
 * Deepens until some strategy fits; what fits first is the least worst case. `fewest` then makes the last level
 * dearer than anything else. `undefined` when that costs more than the search can count.
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

/** Reads the best strategy out of a search, in short steps; or makes another one, where the search has none. */
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

/** Small sets are read in next to no time. */
const STEPS_PER_REPORT = 64;

/** Sets before the first report; then as many as so far. */
const NODES_PER_REPORT = 4096;

/** Some tenths of a second. */
export const WORK_PER_REPORT: number = 2 ** 26;

/** Before the next guesses are bounded. */
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
  // What is known before the stage holds in it, too: a limit or a surcharge can only add to the cost.
  const raised = () => ({ ...status, lower: Math.max(status.lower, lower) });
  while (!status.done && budget.left > 0 && !isStopped()) {
    const before = status.nodes;
    const nodes = Math.min(Math.max(NODES_PER_REPORT, status.nodes), budget.left);
    // A search that goes on from a state begins at its root again.
    status = search.advance(state ? Math.max(nodes, PROGRESS_NODES_MIN) : nodes, pace(status.work));
    budget.left -= Math.max(1, status.nodes - before);
    budget.spent += status.nodes - before;
    yield { ...raised(), save, search, least: lower };
  }
  return { search, save, status: raised(), lower, stage };
}
