import { costOfListed } from './block-costs';
import { costBySizes } from './cost-by-sizes';
import {
  beginListed,
  bestCount,
  bestRows,
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
import { leftAfter } from './frame-stack';
import { take } from './memory';
import { Problem, rowOf } from './problem';
import { select } from './rows';
import { readKey } from './set-key';
import { find, lower, recordNew, upper } from './set-table';
import { INFEASIBLE, leastBeyond, leastOf, plainMax, sizeBounds } from './size-bounds';

/**
 * Lower bounds of the cells of a guess, computed without searching them (`cell-bounds.ts` of the TypeScript sources).
 */

/** Whether the last bound was the exact cost. */
export let isSettled: bool = false;
/** The number of answers read so far, and of guesses whose bounds were evaluated. */
export let work: f64 = 0;
export let evaluated: f64 = 0;
/** The address of the rows that `select` listed. */
export let list: usize = 0;

export function layOutList(rowCount: u32): void {
  list = take((<usize>rowCount) << 2);
  work = 0;
  evaluated = 0;
}

export function addWork(count: f64): void {
  work += count;
}

export function addEvaluated(): void {
  evaluated += 1;
}

/** Bounds a guess by the problem's own table, with `left` guesses left after it; the format is that of `costBySizes`. */
export function costAt(
  problem: Problem,
  row: u32,
  inside: bool,
  set: usize,
  size: u32,
  limit: i32,
  left: u32,
): i32 {
  evaluated += 1;
  const bounds = sizeBounds(problem.secretCount, problem.inside, problem.outside, left);
  const start = <i32>(inside ? 2 * size - 1 : 2 * size);
  const least = start + <i32>size - <i32>load<u8>(problem.parts + row);
  if (least >= limit) return least * 2 + 1;
  return costBySizes(problem, row, set, size, start, limit, bounds);
}

/** Bounds a small cell (three or four members): the minimum of its members' bounds and the bound of any other guess. */
export function cheapBound(problem: Problem, set: usize, size: u32, floor: i32): i32 {
  isSettled = floor >= INFEASIBLE;
  if (isSettled) return floor;
  const bounds = sizeBounds(problem.secretCount, problem.inside, problem.outside, leftAfter(1));
  let best = max(floor, leastBeyond(bounds, size));
  for (let i: u32 = 0; i < size && (best > floor || !isSettled); i++) {
    // The cell is also settled if a member costs exactly as much as the lower bound of any other guess.
    const limit = isSettled ? best : min(best + 1, INFEASIBLE);
    work += size;
    const packed = costAt(problem, load<u16>(set + ((<usize>i) << 1)), true, set, size, limit, leftAfter(2));
    if (packed >> 1 >= limit) continue;
    best = packed >> 1;
    isSettled = (packed & 1) === 0;
  }
  return best;
}

/** Returns the two-ply bound, which is stored in the table, or what the table already knows. */
export function fullBound(problem: Problem, set: usize, size: u32, floor: i32): i32 {
  const told = size <= TOLD_MAX && problem.classCount <= 64 ? costByMembers(problem, set, size) : 0;
  isSettled = told > 0;
  if (isSettled) return told;
  readKey(problem, set, size, 0);
  if (find()) {
    isSettled = lower === upper;
    return max(floor, lower);
  }
  // Either sixteen rows are counted simultaneously, or most rows are skipped before they are read completely.
  work += <f64>(size * problem.rowCount) / (isCounted(problem, size) ? 16 : 2);
  const bound = twoPlyBound(problem, set, size, floor);
  recordNew(bound, isSettled ? bound : INFEASIBLE, -1);
  return bound;
}

/** For most sets of up to this size, `costByMembers` finds the exact cost. */
const TOLD_MAX: u32 = 8;

/**
 * Returns the cost of a set if one of its members distinguishes all secrets, or all except two from each other, since
 * no guess does better; otherwise 0. At most 64 classes.
 */
function costByMembers(problem: Problem, set: usize, size: u32): i32 {
  const step = <usize>problem.columnStep;
  const end = set + ((<usize>size) << 1);
  let most: u32 = 0;
  for (let member = set; member < end; member += 2) {
    const row = rowOf(problem, load<u16>(member));
    let classes: u64 = 0;
    for (let at = set; at < end; at += 2)
      classes |= (<u64>1) << (<u64>load<u8>(row + <usize>load<u16>(at) * step));
    most = max(most, <u32>popcnt(classes));
    if (most === size) break;
  }
  return most + 1 < size ? 0 : <i32>(3 * size - 1 - most);
}

/** Returns the two-ply bound without the table and without a floor: it depends only on how guesses divide the set. */
export function byTwoGuesses(problem: Problem, set: usize, size: u32): i32 {
  const isWhole = readParts(problem, set, size);
  return isByParts ? min(inside, outside) : readRows(problem, set, size, 0, isWhole);
}

/**
 * Lower bounds of a member with the most parts (`inside`) and of any other guess (`outside`); and whether these are
 * final, because no row can have a cell large enough to change them.
 */
let inside: i32 = 0;
let outside: i32 = 0;
let isByParts: bool = false;

/** Counts parts on the set. Returns whether the parts of every row were counted. */
function readParts(problem: Problem, set: usize, size: u32): bool {
  const isWhole = isCounted(problem, size);
  if (isWhole) readSet(problem, set, size);
  else readMost(problem, set, size);
  evaluated += 1;
  inside = startInside + <i32>(size - mostInside);
  outside = mostOutside > 1 ? startOutside + <i32>(size - mostOutside) : INFEASIBLE;
  // The largest possible cell of a row with the most parts.
  const largest = size + 1 - (inside <= outside ? mostInside : mostOutside);
  isByParts = largest <= plainMax(table);
  return isWhole;
}

/** Returns the minimum, over all guesses, of the bounds by the sizes of their cells. */
function twoPlyBound(problem: Problem, set: usize, size: u32, floor: i32): i32 {
  const isWhole = readParts(problem, set, size);
  isSettled = false;
  const bySize = max(floor, leastOf(table, size));
  if (!isByParts) return readRows(problem, set, size, bySize, isWhole);
  const least = min(inside, outside);
  isSettled =
    (inside === least && isReachedInside(problem, set, size, least)) ||
    (outside === least && isReachedOutside(problem, set, size, least, isWhole));
  // For sets this small, the bound by size alone is never better.
  return max(least, bySize);
}

function isReachedInside(problem: Problem, set: usize, size: u32, cost: i32): bool {
  for (let i: u32 = 0; i < size; i++) {
    if (<u32>load<u8>(own + i) < mostInside) continue;
    const row = load<u16>(set + ((<usize>i) << 1));
    if ((costHere(problem, row, true, set, size, cost + 1) & 1) === 0) return true;
  }
  return false;
}

function isReachedOutside(problem: Problem, set: usize, size: u32, cost: i32, isWhole: bool): bool {
  const count = isWhole ? select(parts, problem.stride, mostOutside, list) : bestCount;
  const rows = isWhole ? list : bestRows;
  for (let k: u32 = 0; k < count; k++) {
    const row = load<u32>(rows + ((<usize>k) << 2));
    if ((costHere(problem, row, false, set, size, cost + 1) & 1) === 0) return true;
  }
  return false;
}

/** Returns the minimum of the bounds of all rows, reading those with the most parts first. */
function readRows(problem: Problem, set: usize, size: u32, floor: i32, isWhole: bool): i32 {
  let best = INFEASIBLE;
  const bare = startInside + <i32>size;
  for (let i: u32 = 0; i < size && best > floor; i++) {
    if (bare - <i32>load<u8>(own + i) >= best) continue;
    const packed = costHere(problem, load<u16>(set + ((<usize>i) << 1)), true, set, size, best);
    if (packed >> 1 >= best) continue;
    best = packed >> 1;
    isSettled = (packed & 1) === 0;
  }
  const most = startOutside + <i32>size;
  let least = <i32>mostOutside;
  if (!isWhole && most - least < best && best > floor)
    countOthers(problem, set, size, <u32>max(2, most - best + 1));
  while (least > 1 && most - least < best && best > floor) {
    const count = select(parts, problem.stride, <u32>least, list);
    if (isWhole) beginListed(problem, set, size, list, count);
    for (let k: u32 = 0; k < count && best > floor; k++) {
      const row = load<u32>(list + ((<usize>k) << 2));
      if (most - <i32>load<u8>(parts + row) < best) {
        const packed = isWhole ? costOfListed(k, best) : costHere(problem, row, false, set, size, best);
        if (packed >> 1 < best) {
          best = packed >> 1;
          isSettled = (packed & 1) === 0;
        }
      }
      store<u8>(parts + row, 0);
    }
    if (least === 2) break;
    least = max(2, min(least - 1, most - best + 1));
  }
  return max(best, floor);
}
