import { TABLE_SIZE_MIN } from './cell-bounds.ts';
import { CountedList } from './counted-list.ts';
import { divide } from './division.ts';
import { costOf, isPossible, rowOf } from './guess-order.ts';
import type { NodeSearch } from './node-search.ts';
import type { Problem } from './problem.ts';
import { restrictSteps } from './restricted-problem.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Frame } from './workspace.ts';

type Steps = Generator<undefined, number>;

/**
 * Does the same as `NodeSearch.attempt`, but pauses when the budget is spent and resumes from there. This and
 * the following functions are the recursion of `node-search.ts` for large sets. Small sets are searched without
 * a pause: a search that halts within one restarts that set, and finds its earlier results in the table. So
 * nothing large is read twice, and little is read between two pauses.
 *
 * Hard mode and forced guesses after the opening are searched without a pause, too.
 */
export function* attemptSteps(
  nodes: NodeSearch,
  problem: Problem,
  row: number,
  possible: boolean,
  from: number,
  size: number,
  guessesLeft: number,
  limit: number,
  depth: number,
  /** Receives the lower bound on the guess's cost as it grows. */
  onBound?: (bound: number) => void,
): Steps {
  if (nodes.isHard || nodes.forced.at(depth + 1) !== undefined)
    return yield* repeated(
      nodes,
      () => nodes.attempt(problem, row, possible, from, size, guessesLeft, limit, depth),
      onBound,
    );
  const { space, cellBounds } = nodes;
  const frame = space.frame(depth);
  const { top } = space;
  nodes.pairs += size;
  let sum = divide(nodes, problem, row, possible, from, size, guessesLeft, depth);
  const { starts, sizes, lows, cellCount } = frame;
  for (let i = 0; i < cellCount && sum < limit; i++) {
    sum += cellBounds.raiseCheaply(problem, space.stack, frame, i, guessesLeft - 1);
    if (nodes.isSpent) yield;
  }
  for (let i = cellCount - 1; i >= 0 && sum < limit; i--) {
    sum += yield* whereSpent(
      nodes,
      cellBounds.raiseFullySteps(problem, space.stack, frame, i, guessesLeft - 1),
    );
    if (nodes.isSpent) yield;
  }
  onBound?.(sum);
  nodes.history.push(problem.guesses[row]);
  for (let i = 0; i < cellCount && sum < limit; i++) {
    if (sizes[i] < 3) continue;
    const room = limit - sum + lows[i];
    const cost = yield* solveSteps(nodes, problem, starts[i], sizes[i], guessesLeft - 1, room, depth + 1);
    sum += Math.max(0, cost - lows[i]);
    onBound?.(sum);
  }
  nodes.history.pop();
  space.top = top;
  return Math.min(sum, INFEASIBLE);
}

/** Does the same as `NodeSearch.solve`, with pauses. */
export function* solveSteps(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  size: number,
  guessesLeft: number,
  limit: number,
  depth: number,
): Steps {
  if (nodes.isHard || size < TABLE_SIZE_MIN || size * problem.rowCount <= SMALL_PAIRS_MAX)
    return yield* repeated(nodes, () => nodes.solve(problem, from, size, guessesLeft, limit, depth));
  const { space, sets } = nodes;
  const setBound = nodes.low(problem, from, size, guessesLeft);
  if (setBound >= limit) return setBound;
  if (sets.find(problem, space.stack, from, size, guessesLeft))
    if (sets.lower >= limit || sets.lower === sets.upper) return sets.lower;
  if (nodes.isSpent) yield;
  nodes.nodes++;
  const { top } = space;
  space.reserve(2 * size);
  let inner = problem;
  if (nodes.isRestricted(problem, size)) {
    nodes.pairs += size * problem.rowCount;
    inner = yield* whereSpent(nodes, restrictSteps(problem, space.stack, from, size));
  }
  if (nodes.isSpent) yield;
  const at = inner === problem ? from : space.pushAll(size);
  const value = yield* expandSteps(nodes, inner, at, size, guessesLeft, limit, depth);
  if (inner !== problem) nodes.counter?.release(inner);
  space.top = top;
  sets.store(problem, space.stack, from, size, guessesLeft, value, value < limit ? value : INFEASIBLE);
  nodes.learnt++;
  return value;
}

/** Does the same as `NodeSearch.expand`, with pauses. */
export function* expandSteps(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  size: number,
  guessesLeft: number,
  limit: number,
  depth: number,
  enough = 0,
): Steps {
  if (nodes.isHard || size * problem.rowCount <= SMALL_PAIRS_MAX)
    return yield* repeated(nodes, () => nodes.expand(problem, from, size, guessesLeft, limit, depth, enough));
  const frame = nodes.space.frame(depth);
  nodes.chosen = -1;
  const least = nodes.low(problem, from, size, guessesLeft);
  if (least >= limit) return least;
  yield* fillSteps(nodes, problem, from, size, guessesLeft, least, limit, frame);
  let { best, chosen, missed } = nodes.list;
  const { count } = nodes.list;
  const floor = Math.max(nodes.list.floor, enough);
  const order = frame.keys.subarray(0, count).toSorted();
  if (nodes.isSpent) yield;
  const isLarge = size * problem.rowCount >= LARGE_PAIRS_MIN;
  for (let k = 0; k < count && best > floor; k++) {
    const cost = costOf(order[k]);
    if (cost >= best) {
      missed = Math.min(missed, cost);
      break;
    }
    const row = rowOf(order[k]);
    const possible = isPossible(order[k]);
    const attempt = () => nodes.attempt(problem, row, possible, from, size, guessesLeft, best, depth);
    let value = isLarge
      ? yield* attemptSteps(nodes, problem, row, possible, from, size, guessesLeft, best, depth)
      : attempt();
    if (nodes.halted) {
      yield;
      value = yield* repeated(nodes, attempt);
    } else if (nodes.isSpent) yield;
    if (value < best) {
      best = value;
      chosen = problem.guesses[row];
    } else if (value < missed) missed = value;
  }
  frame.cells = undefined;
  nodes.chosen = chosen;
  return chosen >= 0 ? best : Math.max(limit, missed);
}

/** Does the same as `NodeSearch.fill`, with pauses. */
function* fillSteps(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  size: number,
  guessesLeft: number,
  floor: number,
  limit: number,
  frame: Frame,
): Generator<undefined, void> {
  const { list, space } = nodes;
  if (list instanceof CountedList) return nodes.fill(problem, from, size, guessesLeft, floor, limit, frame);
  const isCanonical = nodes.representatives(problem, from, size);
  list.begin(floor, limit);
  for (let isDone = false; !isDone; ) {
    isDone = list.advance(
      problem,
      space.stack,
      from,
      size,
      guessesLeft,
      floor,
      isCanonical,
      frame.keys,
      READ_AT_ONCE,
    );
    nodes.pairs += Math.min(READ_AT_ONCE, size * problem.rowCount);
    if (!isDone && nodes.isSpent) yield;
  }
  frame.cells = list.cells;
}

/** Runs the steps, pausing between them only when the budget is spent. */
function* whereSpent<Value>(
  nodes: NodeSearch,
  steps: Generator<undefined, Value>,
): Generator<undefined, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (nodes.isSpent) yield;
  }
}

/** Restarts `run` whenever the search halts, with a larger budget if the table has learnt nothing from the last run. */
function* repeated(nodes: NodeSearch, run: () => number, onBound?: (bound: number) => void): Steps {
  let room = 0;
  for (;;) {
    const { learnt } = nodes;
    nodes.workUntil = Math.max(nodes.workUntil, nodes.work + room);
    const cost = run();
    if (!nodes.halted) return cost;
    onBound?.(cost);
    room = nodes.learnt > learnt ? 0 : Math.max(SMALL_PAIRS_MAX, 2 * room);
    yield;
  }
}

/** Answers read between two checks of the budget. */
const READ_AT_ONCE = 2 ** 16;
/** The most answers (size × rows) that a set searched without a pause may have. */
const SMALL_PAIRS_MAX = 2 ** 12;
/** The fewest answers of a set whose guesses can pause between their cells; in a smaller set, a guess restarts. */
const LARGE_PAIRS_MIN = 2 ** 14;
