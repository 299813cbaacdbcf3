import { take } from './memory';

/** Computes rows that are sums of byte vectors. No sum is above 255. */
let stride: usize = 0;
let row: usize = 0;
let picked: usize = 0;
let isMet: usize = 0;

/** Allocates memory for rows of `columnCount` bytes, each a sum of at most 32 vectors. */
export function layOutSums(columnCount: u32): void {
  stride = <usize>((columnCount + 15) & ~15);
  row = take(stride);
  picked = take(128);
  isMet = take(256);
  memory.fill(isMet, 0, 256);
}

/** Allocates the next vector and returns its address. */
export function newVector(): usize {
  return take(stride);
}

/** Returns the address for the list of vectors of a sum: their addresses, four bytes each. */
export function pickedAt(): usize {
  return picked;
}

export function sumAt(): usize {
  return row;
}

/** Adds `count` vectors; returns how many different values the first `columnCount` numbers of the sum have. */
export function sumVectors(count: u32, columnCount: u32): u32 {
  const end = picked + ((<usize>count) << 2);
  for (let at: usize = 0; at < stride; at += 16) {
    let sum = v128.load(<usize>load<u32>(picked) + at);
    for (let vector = picked + 4; vector < end; vector += 4)
      sum = i8x16.add(sum, v128.load(<usize>load<u32>(vector) + at));
    v128.store(row + at, sum);
  }
  for (let at = row; at < row + columnCount; at++) store<u8>(isMet + load<u8>(at), 1);
  return clearMet();
}

/** Counts how many of the 256 bytes are 1, and resets them to 0. */
function clearMet(): u32 {
  let sum = i8x16.splat(0);
  for (let at = isMet; at < isMet + 256; at += 16) {
    sum = i8x16.add(sum, v128.load(at));
    v128.store(at, i8x16.splat(0));
  }
  const quads = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(sum));
  return (
    i32x4.extract_lane(quads, 0) +
    i32x4.extract_lane(quads, 1) +
    i32x4.extract_lane(quads, 2) +
    i32x4.extract_lane(quads, 3)
  );
}
