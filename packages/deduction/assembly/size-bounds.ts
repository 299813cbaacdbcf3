import { take } from './memory';

/** A number higher than any cost. */
export const INFEASIBLE: i32 = (1 << 29) - 1;

/**
 * Returns the table of lower bounds of sets by size, if no guess that may be the secret has more than `inside`
 * classes and no other has more than `outside`, with `left` guesses left, or 0 for no limit (`size-bound.ts`). Tables
 * are made lazily in a reserved area, which is cleared when it is full.
 */
export function sizeBounds(size: u32, inside: u32, outside: u32, left: u32): usize {
  // More guesses than this suffice for nearly every set, so they count as unlimited.
  const limit = left <= leftMax ? left : 0;
  const entry = index + <usize>(((limit * partsMax + inside) * partsMax + outside) << 2);
  const known = <usize>load<u32>(entry);
  if (known !== 0 && load<u32>(known) > size) return known;
  const made = make(max(LENGTH_MIN, 2 * size), inside, outside, limit === 0 ? DEPTH_MAX : <i32>limit);
  store<u32>(entry, <u32>made);
  return made;
}

/** Returns the lower bound of a set of this size. */
export function leastOf(table: usize, size: u32): i32 {
  return load<i32>(table + <usize>(size << 2), 8);
}

/** Returns the lower bound if the next guess is not a member of the set. */
export function leastBeyond(table: usize, size: u32): i32 {
  return load<i32>(table + <usize>((load<u32>(table) + 1 + size) << 2), 8);
}

/** Returns an array: what one more member adds to the cost of a cell of each size. */
export function extras(table: usize): usize {
  return table + 8 + <usize>((2 * (load<u32>(table) + 1)) << 2);
}

/** Returns the size of the largest set in whose cells every member after the first adds one. */
export function plainMax(table: usize): u32 {
  return load<u32>(table, 4);
}

/** Returns the most bytes that the tables need. Large games get less, and then have to clear the area. */
export function boundsRoom(secretCount: u32, classCount: u32): u32 {
  const pairs = (classCount + 1) * (classCount + 1);
  const bytes = <f64>pairs * 24 * (2 * <f64>secretCount + <f64>LENGTH_MIN);
  return <u32>min<f64>(bytes, <f64>ROOM_MAX);
}

/** Allocates the area for the tables. */
export function layOutBounds(secretCount: u32, classCount: u32, isLimited: bool): void {
  partsMax = classCount + 1;
  leftMax = isLimited ? LEFT_MAX : 0;
  indexBytes = (<usize>(partsMax * partsMax * (leftMax + 1))) << 2;
  index = take(indexBytes);
  roomBytes = boundsRoom(secretCount, classCount);
  room = take(roomBytes);
  used = room;
}

const LENGTH_MIN: u32 = 64;
const DEPTH_MAX: i32 = 255;
const LEFT_MAX: u32 = 6;
const ROOM_MAX: u32 = 1 << 25;
let partsMax: u32 = 0;
let leftMax: u32 = 0;
let indexBytes: usize = 0;
let roomBytes: u32 = 0;
let index: usize = 0;
let room: usize = 0;
let used: usize = 0;

function make(length: u32, inside: u32, outside: u32, levelMax: i32): usize {
  const bytes: usize = 8 + <usize>(3 * (length + 1)) * 4;
  if (used + bytes > room + roomBytes) {
    memory.fill(index, 0, indexBytes);
    used = room;
  }
  const table = used;
  used += (bytes + 15) & ~(<usize>15);
  store<u32>(table, length);
  const bound = table + 8;
  const step = (<usize>(length + 1)) << 2;
  fill(bound, length, inside, outside, false, levelMax);
  fill(bound + step, length, inside, outside, true, levelMax);
  const extra = bound + 2 * step;
  const single = load<i32>(bound + 4);
  store<i32>(extra, 0);
  store<i32>(extra + step - 4, 0);
  for (let k: u32 = 1; k < length; k++) {
    const here = load<i32>(bound + ((<usize>k) << 2));
    const next = load<i32>(bound + ((<usize>k) << 2), 4);
    store<i32>(extra + ((<usize>k) << 2), here >= INFEASIBLE ? 0 : min(INFEASIBLE, next - here - single));
  }
  let plain: u32 = 1;
  while (plain < length && load<i32>(extra + ((<usize>plain) << 2)) === 1) plain++;
  store<u32>(table, plain, 4);
  return table;
}

function fill(to: usize, length: u32, inside: u32, outside: u32, missing: bool, levelMax: i32): void {
  const most = <i32>max(inside, 2);
  const others = <i32>outside;
  const cells = missing ? max(others, most - 1) : 1;
  let level = missing ? 2 : 1;
  let reach = 1;
  let left = cells;
  let cost = 0;
  store<i32>(to, 0);
  for (let size: u32 = 1; size <= length; size++) {
    if (left === 0 && level <= levelMax) {
      level++;
      const further = min(<i32>length, max(1 + (most - 1) * reach, others * reach));
      left = max(1, further - reach) * cells;
      reach = further;
    }
    left--;
    cost = min(INFEASIBLE, cost + (level <= levelMax ? level : INFEASIBLE));
    store<i32>(to + ((<usize>size) << 2), cost);
  }
}
