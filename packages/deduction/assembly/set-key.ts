import { release, take } from './memory';
import { isHard } from './narrowed-problem';
import { Problem } from './problem';

/**
 * The canonical key of a set: its secrets ascending, or what the symmetry of codes rewrites them to (`set-key.ts` and
 * `code-symmetry.ts` of the sources, which give the same keys).
 */
export let key: usize = 0;
export let keyLength: u32 = 0;
/** No key is longer. */
export let keyMax: u32 = 0;
export let keyHash: u32 = 0;
/** How many guesses are left, or 0 without a limit: the same set with another number of them is another entry. */
export let keyMark: u32 = 0;

/** The secrets' symbols, place by place, a byte each; places 0 where there is no symmetry. */
let codes: usize = 0;
let places: u32 = 0;
let symbols: u32 = 0;
/** How often each symbol stands at each place, four bytes each. A symbol has `lanes` bytes: whole vectors, filled up with zeros. */
let meets: usize = 0;
let meetsBytes: usize = 0;
let lanes: usize = 0;
let placeKeys: usize = 0;
let symbolKeys: usize = 0;
let placeOrder: usize = 0;
let symbolOrder: usize = 0;
let names: usize = 0;
let digits: usize = 0;

/** Hard mode: the deduction's number of each row's guess, four bytes each. */
export let guessNumbers: usize = 0;
let isWide: bool = false;

/** Room for keys; where codes have places and symbols, the address of their table. */
export function layOutKeys(
  rowCount: u32,
  secretCount: u32,
  codeCount: u32,
  placeCount: u32,
  symbolCount: u32,
): usize {
  isWide = rowCount > 1 << 16;
  keyMax = isHard ? 1 + secretCount + 2 * rowCount : secretCount;
  key = take((<usize>keyMax) << 1);
  if (isHard) guessNumbers = take((<usize>rowCount) << 2);
  places = placeCount;
  symbols = symbolCount;
  lanes = (<usize>((placeCount + 3) & ~3)) << 2;
  meetsBytes = lanes * symbolCount;
  meets = take(meetsBytes);
  placeKeys = take(lanes);
  symbolKeys = take((<usize>symbolCount) << 2);
  placeOrder = take((<usize>placeCount) << 2);
  symbolOrder = take((<usize>symbolCount) << 2);
  names = take((<usize>symbolCount) << 2);
  digits = take(2048);
  codes = take(<usize>codeCount * placeCount);
  return codes;
}

/** May sets of different secrets have one key? */
export function hasSymmetry(): bool {
  return places !== 0;
}

/** In hard mode the set is all of its problem. `mark`: how many guesses are left, or 0. */
export function readKey(problem: Problem, set: usize, size: u32, mark: u32): void {
  keyMark = mark;
  if (isHard) {
    readNarrowKey(problem);
    return;
  }
  const secrets = problem.secrets;
  for (let i: usize = 0; i < <usize>size; i++)
    store<u16>(key + (i << 1), load<u16>(secrets + ((<usize>load<u16>(set + (i << 1))) << 1)));
  if (places !== 0) canonise(size);
  rehash(size);
}

/** How many secrets there are, the secrets, and the other guesses, of which each takes two numbers if one would not hold it. */
function readNarrowKey(problem: Problem): void {
  const size = problem.secretCount;
  store<u16>(key, <u16>size);
  memory.copy(key + 2, problem.secrets, (<usize>size) << 1);
  let at = key + ((<usize>size) << 1) + 2;
  for (let row = size; row < problem.rowCount; row++) {
    const origin = load<u32>(problem.origins + ((<usize>row) << 2));
    const guess = load<u32>(guessNumbers + ((<usize>origin) << 2));
    store<u16>(at, <u16>guess);
    if (isWide) store<u16>(at, <u16>(guess >> 16), 2);
    at += isWide ? 4 : 2;
  }
  rehash(<u32>((at - key) >> 1));
}

/** For a key that somebody else made. */
export function takeKey(length: u32, mark: u32): void {
  keyMark = mark;
  rehash(length);
}

/** Takes the numbers at `key` as they are. */
function rehash(length: u32): void {
  if (isHard) {
    rehashNarrow(length);
    return;
  }
  let hash: u32 = 0;
  keyLength = length;
  for (let i: usize = 0; i < <usize>length; i++) hash += wordOf(load<u16>(key + (i << 1)));
  keyHash = (hash ^ (hash >> 15)) * 0x9e3779b1;
}

function rehashNarrow(length: u32): void {
  const end = key + ((<usize>length) << 1);
  const others = key + ((<usize>load<u16>(key)) << 1) + 2;
  let hash: u32 = 0;
  let at = key + 2;
  for (; at < others; at += 2) hash += wordOf(load<u16>(at));
  for (; at < end; at += isWide ? 4 : 2) hash ^= wordOf(load<u16>(at)) * 0x9e3779b1;
  keyLength = length;
  keyHash = (hash ^ (hash >> 15)) * 0x9e3779b1;
}

function wordOf(secret: u32): u32 {
  let x = (secret + 1) * 0x9e3779b1;
  x = (x ^ (x >> 15)) * 0x85ebca6b;
  x = (x ^ (x >> 13)) * 0xc2b2ae35;
  return x ^ (x >> 16);
}

function canonise(size: u32): void {
  memory.fill(meets, 0, meetsBytes);
  for (let i: usize = 0; i < <usize>size; i++) {
    const code = codes + <usize>load<u16>(key + (i << 1)) * places;
    for (let place: u32 = 0; place < places; place++) {
      const at = meets + <usize>load<u8>(code + place) * lanes + ((<usize>place) << 2);
      store<u32>(at, load<u32>(at) + 1);
    }
  }
  refine();
  for (let i: usize = 0; i < <usize>size; i++) {
    const code = codes + <usize>load<u16>(key + (i << 1)) * places;
    let number: u32 = 0;
    for (let place: usize = 0; place < <usize>places; place++)
      number =
        number * symbols +
        load<u32>(names + ((<usize>load<u8>(code + load<u32>(placeOrder + (place << 2)))) << 2));
    store<u16>(key + (i << 1), <u16>number);
  }
  if (size > 48) sortByDigits(size);
  else sortByInsertion(size);
}

/** Puts places and symbols in the order of how often they meet, refined once. Four places at a time. */
function refine(): void {
  for (let from: usize = 0; from < lanes; from += 16) {
    let sum = i32x4.splat(0);
    for (let at = meets + from; at < meets + meetsBytes; at += lanes)
      sum = i32x4.add(sum, mix(v128.load(at)));
    v128.store(placeKeys + from, sum);
  }
  for (let symbol: usize = 0; symbol < <usize>symbols; symbol++) {
    let sum = i32x4.splat(0);
    for (let from: usize = 0; from < lanes; from += 16) {
      const met = v128.load(meets + symbol * lanes + from);
      sum = i32x4.add(sum, mix(i32x4.add(met, thirtyOne(v128.load(placeKeys + from)))));
    }
    store<u32>(symbolKeys + (symbol << 2), sumOf(sum));
  }
  for (let from: usize = 0; from < lanes; from += 16) {
    let sum = i32x4.splat(0);
    for (let symbol: usize = 0; symbol < <usize>symbols; symbol++) {
      const met = v128.load(meets + symbol * lanes + from);
      sum = i32x4.add(sum, mix(i32x4.add(met, thirtyOne(v128.load32_splat(symbolKeys + (symbol << 2))))));
    }
    v128.store(placeKeys + from, sum);
  }
  order(placeKeys, places, placeOrder);
  order(symbolKeys, symbols, symbolOrder);
  for (let i: u32 = 0; i < symbols; i++)
    store<u32>(names + ((<usize>load<u32>(symbolOrder + ((<usize>i) << 2))) << 2), i);
}

function thirtyOne(value: v128): v128 {
  return i32x4.sub(i32x4.shl(value, 5), value);
}

function sumOf(value: v128): u32 {
  return (
    i32x4.extract_lane(value, 0) +
    i32x4.extract_lane(value, 1) +
    i32x4.extract_lane(value, 2) +
    i32x4.extract_lane(value, 3)
  );
}

/** 0 stays 0. */
function mix(value: v128): v128 {
  let x = i32x4.mul(v128.xor(value, i32x4.shr_u(value, 16)), i32x4.splat(0x45d9f3b));
  x = i32x4.mul(v128.xor(x, i32x4.shr_u(x, 15)), i32x4.splat(0x2c1b3c6d));
  return v128.xor(x, i32x4.shr_u(x, 13));
}

/** The indices of the keys, ascending by key with its sign. */
function order(keys: usize, count: u32, to: usize): void {
  for (let i: u32 = 0; i < count; i++) {
    const value = load<i32>(keys + ((<usize>i) << 2));
    let j = i;
    while (j > 0 && load<i32>(keys + ((<usize>load<u32>(to + ((<usize>(j - 1)) << 2))) << 2)) > value) {
      store<u32>(to + ((<usize>j) << 2), load<u32>(to + ((<usize>(j - 1)) << 2)));
      j--;
    }
    store<u32>(to + ((<usize>j) << 2), i);
  }
}

function sortByInsertion(size: u32): void {
  for (let i: usize = 1; i < <usize>size; i++) {
    const number = load<u16>(key + (i << 1));
    let at = key + (i << 1);
    while (at > key && load<u16>(at - 2) > number) {
      store<u16>(at, load<u16>(at - 2));
      at -= 2;
    }
    store<u16>(at, number);
  }
}

/** Both bytes, the lower first. */
function sortByDigits(size: u32): void {
  const other = take((<usize>size) << 1);
  sortByByte(key, other, size, 0);
  sortByByte(other, key, size, 8);
  release(other);
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
