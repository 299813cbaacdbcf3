import { release, take } from './memory';

/** Sorts distinct two-byte numbers. */

/** The address at which the caller writes the numbers. */
export let unsorted: usize = 0;

export function layOutNumbers(countMax: u32): void {
  unsorted = take(((<usize>countMax) << 1) + 16);
  ranks = take((<usize>RANKED_MAX) << 1);
  digits = take(1024);
}

/** Writes the first `count` unsorted numbers in ascending order. */
export function sortNumbers(count: u32, to: usize): void {
  if (count <= RANKED_MAX) sortByRank(count, to);
  else sortByDigits(count, to);
}

/** Writes, for each number, how many others are less. Both arrays have two bytes a number, padded to whole vectors. */
export function rank(numbers: usize, count: u32, to: usize): void {
  const bytes = (<usize>count) << 1;
  const end = numbers + bytes;
  for (let at: usize = 0; at < bytes; at += 16) {
    const eight = v128.load(numbers + at);
    let less = i16x8.splat(0);
    for (let other = numbers; other < end; other += 2)
      less = i16x8.sub(less, i16x8.gt_u(eight, v128.load16_splat(other)));
    v128.store(to + at, less);
  }
}

/** Up to this many numbers, each is compared with every other. */
const RANKED_MAX: u32 = 64;

let ranks: usize = 0;
let digits: usize = 0;

function sortByRank(count: u32, to: usize): void {
  rank(unsorted, count, ranks);
  for (let at: usize = 0; at < (<usize>count) << 1; at += 2)
    store<u16>(to + ((<usize>load<u16>(ranks + at)) << 1), load<u16>(unsorted + at));
}

/** A radix sort: by the lower byte, then by the higher. */
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
