import { find as findOutside, foundLower, foundUpper } from './host';
import { take } from './memory';
import { key, keyHash, keyLength, keyMark } from './set-key';

/**
 * The transposition table: what is known about sets, by their keys. Keys are compared number by number, because a
 * proof must not depend on different sets having different hashes. Entries are written into a ring buffer, which
 * overwrites the oldest. Places count units of 32 bytes since the beginning, so an entry is valid until the ring
 * comes round to it.
 */
export let lower: i32 = 0;
export let upper: i32 = 0;
/**
 * The first guess that costs no more than `upper`, as a row of the whole problem; −1 if this search did not find it.
 */
export let guess: i32 = -1;

let buckets: usize = 0;
let bucketMask: u32 = 0;
let bucketsMax: u32 = 0;
let recorded: u32 = 0;
let ring: usize = 0;
let units: u32 = 0;
let cursor: u32 = 1;
/** The places of the oldest entry that is still complete, and of the last entry. */
let oldest: u32 = 1;
let last: u32 = 0;

const UNIT: u32 = 32;
const BUCKETS_MIN: u32 = 1 << 13;

/** The header of an entry; its key follows. */
@unmanaged
class Entry {
  place: u32;
  next: u32;
  hash: u32;
  /** The length of the key; the highest byte is the number of guesses left, or 0. */
  length: u32;
  lower: i32;
  upper: i32;
  /** The distance from its place to that of the next entry in the ring. */
  units: u32;
  guess: i32;
}

/** Allocates a table of this many bytes, at least a few thousand. */
export function layOutTable(bytes: u32): void {
  let count: u32 = 1024;
  while (count * 2 * 132 <= bytes) count *= 2;
  // It starts small, because most searches record few sets and touching a new page of memory is slow.
  bucketMask = min(count, BUCKETS_MIN) - 1;
  bucketsMax = count;
  recorded = 0;
  buckets = take((<usize>count) << 2);
  units = (bytes - (count << 2)) / UNIT;
  ring = take(<usize>units * UNIT);
  cursor = 1;
  oldest = 1;
  last = 0;
}

/** Returns whether the set of the current key is known. If so, `lower` and `upper` are its bounds. */
export function find(): bool {
  const entry = seek();
  if (entry === 0) return false;
  lower = changetype<Entry>(entry).lower;
  upper = changetype<Entry>(entry).upper;
  guess = changetype<Entry>(entry).guess;
  return true;
}

/** Returns whether any thread knows the set of the current key. If so, `lower` and `upper` are its bounds. */
export function findAnywhere(): bool {
  const isHere = find();
  if ((isHere && lower === upper) || !findOutside(key, keyLength, keyHash, keyMark)) return isHere;
  record(foundLower(), foundUpper(), -1);
  return find();
}

/** Records bounds of the set of the current key, and the first guess that costs `high`, or −1. */
export function record(low: i32, high: i32, first: i32): void {
  const known = seek();
  if (known !== 0) {
    const entry = changetype<Entry>(known);
    entry.lower = max(entry.lower, low);
    if (first >= 0) entry.guess = first;
    entry.upper = min(entry.upper, high);
  } else recordNew(low, high, first);
}

/** Does the same as `record` for a set that is not in the table. */
export function recordNew(low: i32, high: i32, first: i32): void {
  const bytes = offsetof<Entry>() + ((<usize>keyLength) << 1);
  const wanted = <u32>((bytes + UNIT - 1) / UNIT);
  // Places have 32 bits: after 128 GB of entries nothing more is recorded.
  if (wanted > units || cursor > u32.MAX_VALUE - 3 * units) return;
  makeRoom(wanted);
  const at = addressOf(cursor);
  const entry = changetype<Entry>(at);
  const bucket = buckets + ((<usize>(keyHash & bucketMask)) << 2);
  const head = load<u32>(bucket);
  entry.place = cursor;
  entry.next = head;
  entry.hash = keyHash;
  entry.length = keyLength | (keyMark << 24);
  entry.lower = low;
  entry.upper = high;
  entry.units = wanted;
  entry.guess = first;
  memory.copy(at + offsetof<Entry>(), key, (<usize>keyLength) << 1);
  store<u32>(bucket, cursor);
  last = cursor;
  cursor += wanted;
  recorded++;
  if (recorded > bucketMask && bucketMask < bucketsMax - 1) doubleBuckets();
}

function doubleBuckets(): void {
  bucketMask = 2 * bucketMask + 1;
  memory.fill(buckets, 0, (<usize>bucketMask + 1) << 2);
  for (let place = oldest; place < cursor; ) {
    const entry = changetype<Entry>(addressOf(place));
    const bucket = buckets + ((<usize>(entry.hash & bucketMask)) << 2);
    entry.next = load<u32>(bucket);
    store<u32>(bucket, place);
    place += entry.units;
  }
}

/** Makes room for an entry of `wanted` units, which must be contiguous. */
function makeRoom(wanted: u32): void {
  const offset = cursor % units;
  if (offset + wanted > units) {
    const skipped = units - offset;
    if (last !== 0) changetype<Entry>(addressOf(last)).units += skipped;
    else oldest += skipped;
    cursor += skipped;
  }
  while (oldest < cursor && oldest + units < cursor + wanted)
    oldest += changetype<Entry>(addressOf(oldest)).units;
}

/** Returns the place of the entry after `after`, or of the oldest; 0 after the last. `entryAt` returns its address. */
export function nextEntry(after: u32): u32 {
  const place = after < oldest ? oldest : after + changetype<Entry>(addressOf(after)).units;
  return place < cursor ? place : 0;
}

export function entryAt(place: u32): usize {
  return addressOf(place);
}

function addressOf(place: u32): usize {
  return ring + <usize>(place % units) * UNIT;
}

function seek(): usize {
  let place = load<u32>(buckets + ((<usize>(keyHash & bucketMask)) << 2));
  const length = keyLength | (keyMark << 24);
  while (place !== 0 && place + units > cursor) {
    const at = addressOf(place);
    const entry = changetype<Entry>(at);
    if (
      entry.hash === keyHash &&
      entry.length === length &&
      memory.compare(at + offsetof<Entry>(), key, (<usize>keyLength) << 1) === 0
    )
      return at;
    place = entry.next;
  }
  return 0;
}
