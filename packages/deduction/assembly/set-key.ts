import { layOutNumbers, sortNumbers, unsorted } from './ascending-numbers';
import { take } from './memory';
import { isHard } from './narrowed-problem';
import { Problem } from './problem';

/**
 * The canonical key of a set: its secrets, ascending, or what the symmetry of codes rewrites them to. `set-key.ts` and
 * `code-symmetry.ts` of the TypeScript sources make the same keys.
 */
export let key: usize = 0;
export let keyLength: u32 = 0;
/** The largest length of a key. */
export let keyMax: u32 = 0;
export let keyHash: u32 = 0;
/** How many guesses are left, or 0 without a limit. The same set with a different number is a different entry. */
export let keyMark: u32 = 0;

/** What each number contributes to the hash of a key, four bytes a number. */
let words: usize = 0;

/** The symbols of the secrets, place by place, a byte each. `places` is 0 if there is no symmetry. */
let codes: usize = 0;
let codeCount: u32 = 0;
let places: u32 = 0;
let symbols: u32 = 0;
/**
 * A spot is a symbol at a place, given as the offset of its four bytes in `meets` and `shares`. A symbol has `lanes`
 * bytes there: whole vectors, padded with zeros. The spots of a secret are consecutive, two bytes each.
 */
let spots: usize = 0;
let lanes: usize = 0;
/** How often each symbol occurs at each place. */
let meets: usize = 0;
let meetsBytes: usize = 0;
/** What each symbol at each place contributes to the number of a secret, once both are renamed. */
let shares: usize = 0;
let placeKeys: usize = 0;
let symbolKeys: usize = 0;
let placeOrder: usize = 0;
let symbolOrder: usize = 0;
let ranks: usize = 0;

/** Hard mode: the deduction's number of the guess in each row, four bytes each. */
export let guessNumbers: usize = 0;
let isWide: bool = false;

/** Allocates room for keys. Returns the address for the table of codes, if codes have places and symbols. */
export function layOutKeys(
  rowCount: u32,
  secretCount: u32,
  secretCodes: u32,
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
  shares = take(meetsBytes);
  placeKeys = take(lanes);
  symbolKeys = take((<usize>symbolCount) << 2);
  placeOrder = take((<usize>placeCount) << 2);
  symbolOrder = take((<usize>symbolCount) << 2);
  ranks = take((<usize>(max(placeCount, symbolCount) + 3)) << 2);
  layOutNumbers(secretCount);
  words = take(1 << 18);
  for (let number: u32 = 0; number < 1 << 16; number++)
    store<u32>(words + ((<usize>number) << 2), wordOf(number));
  codeCount = secretCodes;
  spots = take((<usize>codeCount * placeCount) << 1);
  codes = take(<usize>codeCount * placeCount);
  return codes;
}

/** Computes the spots. Must be called once the table of codes is filled. */
export function readyKeys(): void {
  let spot = spots;
  let symbol = codes;
  for (let code: u32 = 0; code < codeCount; code++)
    for (let place: usize = 0; place < <usize>places; place++) {
      store<u16>(spot, <u16>(<usize>load<u8>(symbol) * lanes + (place << 2)));
      spot += 2;
      symbol++;
    }
}

/** Whether sets of different secrets may have the same key. */
export function hasSymmetry(): bool {
  return places !== 0;
}

/** Makes the key of a set. In hard mode, the set is its whole problem. `mark`: how many guesses are left, or 0. */
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

/** Makes a key: the number of secrets, the secrets, then the other guesses, with two 16-bit numbers each if `isWide`. */
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

/** Hashes a key that the caller has written. */
export function takeKey(length: u32, mark: u32): void {
  keyMark = mark;
  rehash(length);
}

/** Hashes the numbers at `key` as they are. */
function rehash(length: u32): void {
  if (isHard) {
    rehashNarrow(length);
    return;
  }
  let hash: u32 = 0;
  keyLength = length;
  const end = key + ((<usize>length) << 1);
  for (let at = key; at < end; at += 2) hash += load<u32>(words + ((<usize>load<u16>(at)) << 2));
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
  const end = key + ((<usize>size) << 1);
  const length = (<usize>places) << 1;
  memory.fill(meets, 0, meetsBytes);
  for (let at = key; at < end; at += 2) {
    const from = spots + <usize>load<u16>(at) * length;
    for (let spot = from; spot < from + length; spot += 2) {
      const count = meets + <usize>load<u16>(spot);
      store<u32>(count, load<u32>(count) + 1);
    }
  }
  refine();
  let to = unsorted;
  for (let at = key; at < end; at += 2) {
    const from = spots + <usize>load<u16>(at) * length;
    let number: u32 = 0;
    for (let spot = from; spot < from + length; spot += 2)
      number += load<u32>(shares + <usize>load<u16>(spot));
    store<u16>(to, <u16>number);
    to += 2;
  }
  sortNumbers(size, key);
}

/** Orders places and symbols by how often they meet, refined once. Four places at a time. */
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
  let weight: u32 = 1;
  for (let i = <usize>places; i > 0; i--) {
    share(shares + ((<usize>load<u32>(placeOrder + ((i - 1) << 2))) << 2), weight);
    weight *= symbols;
  }
}

/** Computes what the symbols contribute at a place. */
function share(place: usize, weight: u32): void {
  let value: u32 = 0;
  for (let i: usize = 0; i < <usize>symbols; i++) {
    store<u32>(place + <usize>load<u32>(symbolOrder + (i << 2)) * lanes, value);
    value += weight;
  }
}

function thirtyOne(value: v128): v128 {
  return i32x4.sub(i32x4.shl(value, 5), value);
}

function sumOf(value: v128): u32 {
  const pairs = i32x4.add(value, i32x4.shuffle(value, value, 2, 3, 0, 1));
  return i32x4.extract_lane(i32x4.add(pairs, i32x4.shuffle(pairs, pairs, 1, 0, 3, 2)), 0);
}

/** Hashes four numbers. 0 stays 0. */
function mix(value: v128): v128 {
  let x = i32x4.mul(v128.xor(value, i32x4.shr_u(value, 16)), i32x4.splat(0x45d9f3b));
  x = i32x4.mul(v128.xor(x, i32x4.shr_u(x, 15)), i32x4.splat(0x2c1b3c6d));
  return v128.xor(x, i32x4.shr_u(x, 13));
}

/** Lists the indices of the keys (signed) in ascending order; the sort is stable. Four keys at a time. */
function order(keys: usize, count: u32, to: usize): void {
  let own = i32x4(0, 1, 2, 3);
  for (let from: usize = 0; from < (<usize>count) << 2; from += 16) {
    const some = v128.load(keys + from);
    let rank = i32x4.splat(0);
    for (let other: u32 = 0; other < count; other++) {
      const value = v128.load32_splat(keys + ((<usize>other) << 2));
      const isBefore = v128.and(i32x4.eq(some, value), i32x4.gt_s(own, i32x4.splat(other)));
      rank = i32x4.sub(rank, v128.or(i32x4.gt_s(some, value), isBefore));
    }
    v128.store(ranks + from, rank);
    own = i32x4.add(own, i32x4.splat(4));
  }
  for (let i: u32 = 0; i < count; i++)
    store<u32>(to + ((<usize>load<u32>(ranks + ((<usize>i) << 2))) << 2), i);
}
