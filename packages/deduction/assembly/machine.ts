import { addEvaluated, addWork, work } from './cell-bounds';
import { claimCell, roomOf } from './cell-claims';
import { chooseProblem, narrowCell, separateCost, separatingRow } from './cell-problem';
import { isMember } from './counted-set';
import { Frame } from './frame';
import { isKnownEnough, isRefutedMeanwhile, recordCost } from './frame-facts';
import {
  DEPTH_MAX,
  depth,
  frameAt,
  isAttemptFrame,
  layOutFrames,
  leftAfter,
  popFrame,
  popSearch,
  pushFrame,
  pushSearch,
  reducedDepth,
} from './frame-stack';
import { boundCells, KEYED_MIN, LARGE_MIN, raiseNext } from './guess-bounds';
import {
  deferFirst,
  exactMember,
  firstOrder,
  listGuesses,
  originOf,
  takeDeferred,
  takeFirst,
} from './guess-list';
import { claim, represent, yieldClaim } from './host';
import { release, top } from './memory';
import { isHard } from './narrowed-problem';
import { ownClass, Problem } from './problem';
import { lower } from './set-table';
import { INFEASIBLE, leastOf, sizeBounds } from './size-bounds';
import { cellOf, split } from './split';
import { nameOf, unitOf } from './work-units';

/**
 * The recursion of the search (`node-search.ts` of the TypeScript sources) with an explicit stack, so that it can pause
 * after a given amount of work and resume there.
 */
export let sets: f64 = 0;
/** The result of the last search, and the preferred guess of this cost (as a row of the whole problem), or −1. */
export let result: i32 = 0;
export let chosen: i32 = -1;

export function layOutMachine(): void {
  layOutFrames();
  sets = 0;
}

/**
 * Begins to search the set at the top of the stack. With `fresh`, the lowest cost is already known to be one less
 * than the limit, and the search stops at a guess of that cost. A search that was begun before resumes afterwards.
 */
export function beginSet(
  problem: Problem,
  size: u32,
  limit: i32,
  fresh: bool,
  reduceTo: i32,
  allow: u32,
): void {
  pushSearch(problem, size, limit, reduceTo, allow, false, mode);
  frameAt(0).isFresh = fresh;
  mode = ENTER;
}

/** Begins to search the cost of a given first guess, even if all its answers are the same. */
export function beginGuess(
  problem: Problem,
  row: u32,
  size: u32,
  limit: i32,
  reduceTo: i32,
  allow: u32,
): void {
  pushSearch(problem, size, limit, reduceTo, allow, true, mode);
  const frame = frameAt(0);
  frame.inner = problem;
  frame.at = frame.set;
  frame.best = limit;
  frame.inside = 0;
  frame.outside = 0;
  frame.name = nameOf(row, size);
  mode = beginAttempt(frame, row);
}

/** Returns the lower bound known so far of the guess that was begun. */
export function boundOf(): i32 {
  return frameAt(0).sum;
}

/** Continues to the end, or until the total work or number of sets reaches its limit. Returns whether it ended. */
export function run(workUntil: f64, setsUntil: f64): bool {
  let isOver = false;
  while (!isOver) {
    const frame = frameAt(depth);
    if (mode === ENTER) {
      if (work >= workUntil || sets >= setsUntil) return false;
      mode = enter(frame) ? LIST : RETURN;
    } else if (mode === LIST) {
      if (work >= workUntil && frame.size * frame.problem.rowCount >= LARGE_MIN) return false;
      list(frame);
      mode = NEXT;
    } else if (mode === NEXT) {
      mode = next(frame);
    } else if (mode === RAISE) {
      if (!raiseNext(frame, frame.inner)) mode = CELLS;
      else if (work >= workUntil) return false;
    } else if (mode === CELLS) {
      if (!enterCell(frame)) endAttempt(frame);
    } else if (depth === 0) {
      mode = popSearch();
      isOver = true;
    } else {
      popFrame();
      learnCell(frameAt(depth));
      mode = CELLS;
    }
  }
  return true;
}

const ENTER = 0;
const NEXT = 1;
const CELLS = 2;
const RETURN = 3;
const LIST = 4;
const RAISE = 5;

let mode: i32 = ENTER;

function cost(order: u64): i32 {
  return <i32>(order >> 33);
}

/** Begins with a set. Returns false if nothing has to be searched; then `result` is its cost. */
function enter(frame: Frame): bool {
  const problem = frame.problem;
  const size = frame.size;
  const limit = frame.limit;
  const low = leastOf(sizeBounds(problem.secretCount, problem.inside, problem.outside, leftAfter(0)), size);
  chosen = -1;
  result = depth < DEPTH_MAX ? low : INFEASIBLE;
  if (depth >= DEPTH_MAX) return false;
  if (!frame.isFresh && (size <= 2 || low >= limit)) return false;
  if (leftAfter(0) === 2) {
    chosen = separatingRow(frame);
    result = chosen < 0 ? INFEASIBLE : separateCost;
    release(frame.bottom);
    return false;
  }
  chosen = frame.isFresh && <i32>depth >= reducedDepth ? exactMember(frame) : -1;
  result = frame.limit - 1;
  if (chosen >= 0) return false;
  if (isHard && depth > 0) narrowCell(frame);
  frame.isKeyed = size >= KEYED_MIN && !frame.isFresh;
  if (frame.isKeyed) {
    if (isKnownEnough(frame)) {
      result = lower;
      release(frame.bottom);
      return false;
    }
    sets += 1;
    addWork(<f64>size * frame.problem.rowCount);
  }
  chooseProblem(frame);
  return true;
}

/** Lists the guesses to be tried on a set. */
function list(frame: Frame): void {
  const inner = frame.inner;
  const size = frame.size;
  const limit = frame.limit;
  const bound = leastOf(sizeBounds(inner.secretCount, inner.inside, inner.outside, leftAfter(0)), size);
  // A caller that needs the guess already knows its cost.
  const floor = frame.isFresh ? limit - 1 : bound;
  if (floor >= limit) {
    frame.chosen = -1;
    frame.missed = floor;
    frame.floor = floor;
    frame.best = limit;
    frame.count = 0;
    return;
  }
  const isReduced = <i32>depth < reducedDepth;
  if (isReduced) represent(depth);
  listGuesses(frame, inner, floor, isReduced);
  addEvaluated();
}

/** Finishes the search of a set and records its cost. */
function leave(frame: Frame): i32 {
  chosen = frame.isFresh || frame.isInOrder ? frame.chosen : -1;
  result = frame.chosen >= 0 ? frame.best : max(frame.limit, frame.missed);
  if (frame.isKeyed) recordCost(frame, result);
  release(frame.bottom);
  return RETURN;
}

/** Tries the next guess, preferring those that no other thread works on. All threads try the first guess together. */
function next(frame: Frame): i32 {
  const isOpen = frame.best > frame.floor;
  if (isOpen && frame.count > 0 && cost(firstOrder(frame)) < frame.best) {
    const unit = frame.tried > 0 ? unitOf(frame.name, <u32>firstOrder(frame)) : 0;
    if (unit !== 0 && !claim(unit)) {
      deferFirst(frame);
      return NEXT;
    }
    frame.guessClaim = unit;
    return beginAttempt(frame, <u32>takeFirst(frame));
  }
  if (!isOpen || frame.deferred === 0 || isRefutedMeanwhile(frame)) return leave(frame);
  const order = takeDeferred(frame);
  return cost(order) < frame.best ? beginAttempt(frame, <u32>order) : NEXT;
}

function beginAttempt(frame: Frame, row: u32): i32 {
  const problem = frame.inner;
  frame.row = row;
  frame.tried++;
  frame.attemptBottom = top;
  addWork(frame.size);
  split(frame, problem, row);
  frame.cell = 0;
  frame.isLater = false;
  frame.hasDeferredCells = false;
  if (frame.cells === 1 && !isAttemptFrame()) {
    frame.sum = INFEASIBLE;
    return CELLS;
  }
  const own = isMember(frame.at, frame.size, row) ? cellOf(frame, ownClass(problem, row)) : -1;
  frame.sum = boundCells(frame, problem, own);
  return RAISE;
}

/** Descends into the next cell that must be searched, as long as the guess can still beat the best one. */
function enterCell(frame: Frame): bool {
  while (frame.sum < frame.best) {
    if (frame.cell === frame.cells) {
      if (!frame.hasDeferredCells) return false;
      frame.hasDeferredCells = false;
      frame.isLater = true;
      frame.cell = 0;
    }
    const at = (<usize>frame.cell) << 2;
    const size = load<u32>(frame.sizes + at);
    if (size >= 3 && claimCell(frame, size)) {
      frame.cellLimit = load<i32>(frame.lows + at) + roomOf(frame);
      pushFrame(
        frame.inner,
        load<u32>(frame.starts + at),
        size,
        frame.cellLimit,
        originOf(frame.inner, frame.row),
      );
      mode = ENTER;
      return true;
    }
    frame.cell++;
  }
  return false;
}

/** Records the result of searching the current cell. */
function learnCell(frame: Frame): void {
  const at = (<usize>frame.cell) << 2;
  const low = load<i32>(frame.lows + at);
  frame.sum = min(INFEASIBLE, frame.sum + max(0, result - low));
  // A finished cell is marked with size 0.
  if (result < frame.cellLimit || frame.sum >= frame.best) store<u32>(frame.sizes + at, 0);
  else {
    store<i32>(frame.lows + at, max(low, result));
    frame.hasDeferredCells = true;
  }
  if (frame.cellClaim !== 0) yieldClaim(frame.cellClaim);
  frame.cell++;
}

function endAttempt(frame: Frame): void {
  const value = min(frame.sum, INFEASIBLE);
  release(frame.attemptBottom);
  if (frame.guessClaim !== 0) yieldClaim(frame.guessClaim);
  frame.guessClaim = 0;
  if (isAttemptFrame()) {
    result = value;
    mode = RETURN;
    return;
  }
  if (value < frame.best) {
    frame.best = value;
    frame.chosen = <i32>originOf(frame.inner, frame.row);
  } else if (value < frame.missed) frame.missed = value;
  mode = NEXT;
}
