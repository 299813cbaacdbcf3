import { take } from './memory';
import { key, keyHash, keyLength } from './set-key';

/**
 * What is known of sets, by their keys, which are compared number for number: a hash alone would make a proof rest on
 * luck. Entries are laid into a ring, which overwrites what is oldest. Places are counted in units of 32 bytes since the
 * beginning, so that an entry is there while the ring has not come round to it.
 */
export let lower: i32 = 0;
export let upper: i32 = 0;

let buckets: usize = 0;
let bucketMask: u32 = 0;
let ring: usize = 0;
let units: u32 = 0;
let cursor: u32 = 1;

const UNIT: u32 = 32;

/** One entry; its key follows. */
@unmanaged
class Entry {
  place: u32;
  next: u32;
  hash: u32;
  length: u32;
  lower: i32;
  upper: i32;
}

/** Takes so many bytes, at least a few thousand. */
export function layOutTable(bytes: u32): void {
  let count: u32 = 1024;
  while (count * 2 * 132 <= bytes) count *= 2;
  bucketMask = count - 1;
  buckets = take((<usize>count) << 2);
  units = (bytes - (count << 2)) / UNIT;
  ring = take(<usize>units * UNIT);
  cursor = 1;
}

/** Is the set of the last key known? Then `lower` and `upper` are its bounds. */
export function find(): bool {
  const entry = seek();
  if (entry === 0) return false;
  lower = changetype<Entry>(entry).lower;
  upper = changetype<Entry>(entry).upper;
  return true;
}

/** Records bounds of the set of the last key. */
export function record(low: i32, high: i32): void {
  const known = seek();
  if (known !== 0) {
    const entry = changetype<Entry>(known);
    entry.lower = max(entry.lower, low);
    entry.upper = min(entry.upper, high);
    return;
  }
  const bytes = offsetof<Entry>() + ((<usize>keyLength) << 1);
  const wanted = <u32>((bytes + UNIT - 1) / UNIT);
  if (wanted > units) return;
  // An entry lies in one piece.
  const offset = cursor % units;
  if (offset + wanted > units) cursor += units - offset;
  const at = addressOf(cursor);
  const entry = changetype<Entry>(at);
  const bucket = buckets + ((<usize>(keyHash & bucketMask)) << 2);
  const head = load<u32>(bucket);
  entry.place = cursor;
  entry.next = head;
  entry.hash = keyHash;
  entry.length = keyLength;
  entry.lower = low;
  entry.upper = high;
  memory.copy(at + offsetof<Entry>(), key, (<usize>keyLength) << 1);
  store<u32>(bucket, cursor);
  cursor += wanted;
}

/** The place of the first entry at or after a place, 0 after the last; `entryAt` is where it is. */
export function firstEntry(from: u32): u32 {
  const oldest = cursor > units ? cursor - units : 1;
  let place = max(from, oldest);
  while (place < cursor) {
    const at = addressOf(place);
    // What was overwritten in part, or skipped at the end of the ring, names no place that is its own.
    if (changetype<Entry>(at).place === place) return place;
    place++;
  }
  return 0;
}

export function entryAt(place: u32): usize {
  return addressOf(place);
}

export function entryUnits(place: u32): u32 {
  const length = changetype<Entry>(addressOf(place)).length;
  return (<u32>offsetof<Entry>() + (length << 1) + UNIT - 1) / UNIT;
}

function addressOf(place: u32): usize {
  return ring + <usize>(place % units) * UNIT;
}

function seek(): usize {
  let place = load<u32>(buckets + ((<usize>(keyHash & bucketMask)) << 2));
  while (place !== 0 && place + units > cursor) {
    const at = addressOf(place);
    const entry = changetype<Entry>(at);
    if (entry.place !== place) return 0;
    if (
      entry.hash === keyHash &&
      entry.length === keyLength &&
      memory.compare(at + offsetof<Entry>(), key, (<usize>keyLength) << 1) === 0
    )
      return at;
    place = entry.next;
  }
  return 0;
}
