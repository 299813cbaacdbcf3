import { costOfListed } from './block-costs';
import { costAt, list } from './cell-bounds';
import {
  beginListed,
  costHere,
  countOthers,
  isCounted,
  mostInside,
  mostOutside,
  own,
  parts,
  readMost,
  readSet,
  startInside,
  startOutside,
  table,
} from './counted-set';
import { Frame } from './frame';
import { leftAfter } from './frame-stack';
import { take } from './memory';
import { Problem } from './problem';
import { most, select } from './rows';
import { leastBeyond, leastOf } from './size-bounds';

/** For each row of the whole problem, a byte: 1 if it represents its equivalence class. Written by `represent`. */
export let representatives: usize = 0;

export function layOutGuesses(rowCount: u32): void {
  representatives = take(rowCount);
}

/** Makes a heap of the guesses worth trying on a set, lowest bound first (`counted-list.ts` of the TypeScript sources). */
export function listGuesses(frame: Frame, problem: Problem, floor: i32, isReduced: bool): void {
  const set = frame.at;
  const size = frame.size;
  frame.best = frame.limit;
  frame.chosen = -1;
  frame.missed = i32.MAX_VALUE;
  frame.count = 0;
  const isWhole = isCounted(problem, size);
  if (isWhole) readSet(problem, set, size);
  else readMost(problem, set, size);
  frame.inside = mostInside;
  frame.outside = mostOutside;
  frame.floor = max(floor, leastOf(table, size));
  if (frame.floor >= frame.limit) {
    frame.missed = frame.floor;
    return;
  }
  frame.heap = take((<usize>problem.rowCount) << 3);
  const bare = startInside + <i32>size;
  for (let i: u32 = 0; i < size && frame.best > frame.floor; i++) {
    const row = <u32>load<u16>(set + ((<usize>i) << 1));
    if (isReduced && !isRepresentative(originOf(problem, row))) continue;
    const cost = bare - <i32>load<u8>(own + i);
    if (cost >= frame.best) miss(frame, cost);
    else add(frame, problem, row, true);
  }
  const floorOutside = leastBeyond(table, size);
  const bareOutside = startOutside + <i32>size;
  if (frame.best > floorOutside) {
    const least = <u32>max(2, bareOutside - frame.best + 1);
    if (!isWhole) countOthers(problem, set, size, least);
    const found = select(parts, problem.stride, least, list);
    if (isWhole) beginListed(problem, set, size, list, found);
    for (let k: u32 = 0; k < found && frame.best > floorOutside; k++) {
      const row = load<u32>(list + ((<usize>k) << 2));
      const cost = bareOutside - <i32>load<u8>(parts + row);
      store<u8>(parts + row, 0);
      if (isReduced && !isRepresentative(originOf(problem, row))) continue;
      if (cost >= frame.best) miss(frame, cost);
      else if (isWhole) addListed(frame, problem, row, k);
      else add(frame, problem, row, false);
    }
    miss(frame, bareOutside - <i32>max(isWhole ? 1 : least - 1, most(parts, problem.stride)));
  }
  if (frame.best <= floorOutside) miss(frame, floorOutside);
  for (let i = frame.count >> 1; i > 0; i--) sink(frame, i - 1);
}

/**
 * If the cost is known: returns the member that `listGuesses` would choose, as a row of the whole problem; −1 if no
 * member has that cost by sizes.
 */
export function exactMember(frame: Frame): i32 {
  const exact = 2 * (frame.limit - 1);
  for (let i: u32 = 0; i < frame.size; i++) {
    const row = <u32>load<u16>(frame.set + ((<usize>i) << 1));
    const packed = costAt(frame.problem, row, true, frame.set, frame.size, frame.limit, leftAfter(1));
    if (packed === exact) return <i32>originOf(frame.problem, row);
  }
  return -1;
}

/** Returns the smallest heap entry, packed into one number: cost, then 0 for a member of the set or 1, then row. */
export function firstOrder(frame: Frame): u64 {
  return load<u64>(frame.heap);
}

function dropFirst(frame: Frame): void {
  frame.count--;
  store<u64>(frame.heap, load<u64>(frame.heap + ((<usize>frame.count) << 3)));
  sink(frame, 0);
}

/** Moves the first guess behind the heap, for later. */
export function deferFirst(frame: Frame): void {
  const order = firstOrder(frame);
  dropFirst(frame);
  store<u64>(frame.heap + ((<usize>frame.count) << 3), order);
  frame.deferred++;
  frame.isInOrder = false;
}

/** Removes the first guess from the heap and returns it. */
export function takeFirst(frame: Frame): u64 {
  const order = firstOrder(frame);
  dropFirst(frame);
  // Move a deferred guess into the gap behind the heap.
  const gap = frame.heap + ((<usize>frame.count) << 3);
  store<u64>(gap, load<u64>(gap + ((<usize>frame.deferred) << 3)));
  return order;
}

/** Removes the last of the deferred guesses and returns it. */
export function takeDeferred(frame: Frame): u64 {
  frame.deferred--;
  return load<u64>(frame.heap + ((<usize>(frame.count + frame.deferred)) << 3));
}

export function originOf(problem: Problem, row: u32): u32 {
  return load<u32>(problem.origins + ((<usize>row) << 2));
}

function isRepresentative(row: u32): bool {
  return load<u8>(representatives + row) !== 0;
}

function add(frame: Frame, problem: Problem, row: u32, inside: bool): void {
  keep(frame, problem, row, inside, costHere(problem, row, inside, frame.at, frame.size, frame.best));
}

/** Does the same as `add`, for row `k` of the list that was passed to `beginListed`. */
function addListed(frame: Frame, problem: Problem, row: u32, k: u32): void {
  const packed = costOfListed(k, frame.best);
  // The TypeScript twin stops adding at the limit, so it may record a lower missed cost. Then read the row as the twin does.
  if (packed >> 1 >= frame.best && frame.missed > frame.best) add(frame, problem, row, false);
  else keep(frame, problem, row, false, packed);
}

function keep(frame: Frame, problem: Problem, row: u32, inside: bool, packed: i32): void {
  const cost = packed >> 1;
  if (cost >= frame.best) miss(frame, cost);
  else if ((packed & 1) !== 0) {
    const order = ((<u64>cost * 2 + (inside ? 0 : 1)) << 32) | <u64>row;
    store<u64>(frame.heap + ((<usize>frame.count) << 3), order);
    frame.count++;
  } else {
    frame.best = cost;
    frame.chosen = <i32>originOf(problem, row);
  }
}

function miss(frame: Frame, cost: i32): void {
  if (cost < frame.missed) frame.missed = cost;
}

function sink(frame: Frame, from: u32): void {
  const heap = frame.heap;
  const count = frame.count;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= count) return;
    if (
      child + 1 < count &&
      load<u64>(heap + ((<usize>child) << 3), 8) < load<u64>(heap + ((<usize>child) << 3))
    )
      child++;
    const here = load<u64>(heap + ((<usize>at) << 3));
    const below = load<u64>(heap + ((<usize>child) << 3));
    if (here <= below) return;
    store<u64>(heap + ((<usize>at) << 3), below);
    store<u64>(heap + ((<usize>child) << 3), here);
    at = child;
  }
}
