import { take } from './memory';
import { Problem, rowOf } from './problem';

/**
 * Labels: the classes of a row on some columns, numbered in order of first occurrence. Rows that divide the columns
 * in the same way have the same labels.
 */

/** The number of classes of the row that was labelled last. */
export let parts: u32 = 0;

let labels: usize = 0;
let stamps: usize = 0;
let gathered: usize = 0;

export function layOutLabels(): void {
  labels = take(256);
  gathered = take(16);
  stamps = take(1024);
  memory.fill(stamps, 255, 1024);
}

/** Writes the labels of a row and returns a hash of them. */
export function labelMany(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  let hash: u32 = 0;
  parts = 0;
  for (let i: u32 = 0; i < size; i++) {
    const cls = <usize>load<u8>(base + <usize>load<u16>(set + ((<usize>i) << 1)) * step);
    if (load<u32>(stamps + (cls << 2)) !== row) {
      store<u32>(stamps + (cls << 2), row);
      store<u8>(labels + cls, <u8>parts);
      parts++;
    }
    const label = load<u8>(labels + cls);
    store<u8>(to + i, label);
    hash = (hash ^ label) * 0x9e3779b1;
    hash ^= hash >> 15;
  }
  return hash;
}

/** Does the same for at most 32 classes, sixteen cells at a time. Two vectors hold label + 1 of each class; 0 is none. */
export function labelFew(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  const one = i8x16.splat(1);
  const sixteen = i8x16.splat(16);
  let low = i8x16.splat(0);
  let high = i8x16.splat(0);
  let hash = i32x4.splat(0);
  v128.store(labels, low);
  v128.store(labels, high, 16);
  parts = 0;
  for (let i: u32 = 0; i < size; i += 16) {
    const cells = gather(base, step, set + ((<usize>i) << 1), min(16, size - i));
    let found = v128.or(i8x16.swizzle(low, cells), i8x16.swizzle(high, i8x16.sub(cells, sixteen)));
    if (!i8x16.all_true(found)) {
      v128.store(gathered, cells);
      labelNew();
      low = v128.load(labels);
      high = v128.load(labels, 16);
      found = v128.or(i8x16.swizzle(low, cells), i8x16.swizzle(high, i8x16.sub(cells, sixteen)));
    }
    found = i8x16.sub(found, one);
    v128.store(to + i, found);
    hash = i32x4.mul(v128.xor(hash, found), i32x4.splat(0x9e3779b1));
    hash = v128.xor(hash, i32x4.shr_u(hash, 15));
  }
  const first = i32x4.extract_lane(hash, 0) ^ rotl<i32>(i32x4.extract_lane(hash, 1), 7);
  return <u32>(
    (first ^ rotl<i32>(i32x4.extract_lane(hash, 2), 14) ^ rotl<i32>(i32x4.extract_lane(hash, 3), 21))
  );
}

/** Loads up to sixteen cells of a row; if there are fewer, the first one fills the rest. */
function gather(base: usize, step: usize, set: usize, count: u32): v128 {
  if (count === 16)
    return i64x2.replace_lane(i64x2.splat(eightCells(base, step, set)), 1, eightCells(base, step, set + 16));
  const end = gathered + count;
  let from = set;
  for (let at = gathered; at < end; at++) {
    store<u8>(at, load<u8>(base + <usize>load<u16>(from) * step));
    from += 2;
  }
  const first = load<u8>(gathered);
  for (let at = end; at < gathered + 16; at++) store<u8>(at, first);
  return v128.load(gathered);
}

/** Assembles eight cells in a register, because loading a vector that was just stored byte by byte would stall. */
function eightCells(base: usize, step: usize, set: usize): u64 {
  return (
    load<u8>(base + <usize>load<u16>(set) * step) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 2) * step)) << 8) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 4) * step)) << 16) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 6) * step)) << 24) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 8) * step)) << 32) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 10) * step)) << 40) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 12) * step)) << 48) |
    ((<u64>load<u8>(base + <usize>load<u16>(set, 14) * step)) << 56)
  );
}

/** Gives the next labels to those gathered classes that have none. */
function labelNew(): void {
  for (let at = gathered; at < gathered + 16; at++) {
    const label = labels + load<u8>(at);
    if (load<u8>(label) === 0) store<u8>(label, <u8>++parts);
  }
}
