import { release, take } from './memory';

/** Numbers of two bytes, which differ, and are brought into order. */

/** Where they are written. */
export let unsorted: usize = 0;

export function layOutNumbers(countMax: u32): void {
  unsorted = take(((<usize>countMax) << 1) + 16);
  ranks = take((<usize>RANKED_MAX) << 1);
  digits = take(1024);
}

/** Writes as many of them ascending. */
export function sortNumbers(count: u32, to: usize): void {
  if (count <= RANKED_MAX) sortByRank(count, to);
  else sortByDigits(count, to);
}

/** So many are compared each with each. */
const RANKED_MAX: u32 = 64;

let ranks: usize = 0;
let digits: usize = 0;

/** The place of each is how many are less. Eight numbers at a time. */
function sortByRank(count: u32, to: usize): void {
  const bytes = (<usize>count) << 1;
  const end = unsorted + bytes;
  // Numbers without a sign are compared as if they had one.
  const sign = i16x8.splat(-32768);
  for (let at: usize = 0; at < bytes; at += 16) {
    const numbers = v128.xor(v128.load(unsorted + at), sign);
    let rank = i16x8.splat(0);
    for (let other = unsorted; other < end; other += 2)
      rank = i16x8.sub(rank, i16x8.gt_s(numbers, v128.xor(v128.load16_splat(other), sign)));
    v128.store(ranks + at, rank);
  }
  for (let at: usize = 0; at < bytes; at += 2)
    store<u16>(to + ((<usize>load<u16>(ranks + at)) << 1), load<u16>(unsorted + at));
}

/** By the lower byte, then by the higher. */
function sortByDigits(count: u32, to: usize): void {
  const half = take((<usize>count) << 1);
  sortByByte(unsorted, half, count, 0);
  sortByByte(half, to, count, 8);
  release(half);
}

function sortByByte(from: usize, to: usize, size: u32, shift: u32): void {
  memory.fill(digits, 0, 1024);
  for (let i: usize = 0; i < <usize>size; i++) {
    const at = digits + ((<usize>((load<u16>(from + (i << 1)) >> shift) & 255)) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
  let sum: u32 = 0;
  for (let digit: usize = 0; digit < 256; digit++) {
    const count = load<u32>(digits + (digit << 2));
    store<u32>(digits + (digit << 2), sum);
    sum += count;
  }
  for (let i: usize = 0; i < <usize>size; i++) {
    const number = <u32>load<u16>(from + (i << 1));
    const at = digits + ((<usize>((number >> shift) & 255)) << 2);
    const place = load<u32>(at);
    store<u32>(at, place + 1);
    store<u16>(to + ((<usize>place) << 1), <u16>number);
  }
}
