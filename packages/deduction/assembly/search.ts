import { layOutCosts } from './block-costs';
import { byTwoGuesses, evaluated, layOutList, work } from './cell-bounds';
import { layOutCounts } from './cost-by-sizes';
import { layOutCountedSet } from './counted-set';
import { history } from './frame-stack';
import { layOutGuesses, representatives } from './guess-list';
import {
  beginGuess,
  beginSet,
  boundOf as boundBegun,
  chosen,
  layOutMachine,
  result,
  run,
  sets,
} from './machine';
import { release, reserve, take, top } from './memory';
import { findMost, layOutRows, newProblem, orderMany, Problem, takeColumns } from './problem';
import { key, layOutKeys, readKey, rehash } from './set-key';
import { entryAt, findAnywhere, guess, layOutTable, lower, nextEntry, record, upper } from './set-table';
import { boundsRoom, layOutBounds, leastOf, sizeBounds } from './size-bounds';
import { layOutSplit } from './split';

let root: usize = 0;
let codes: usize = 0;
let low: i32 = 0;
let high: i32 = 0;
let first: i32 = -1;

function whole(): Problem {
  return changetype<Problem>(root);
}

/**
 * Takes room for a problem, and for what a search of it needs. What `partsAt`, `secretsAt` and `codesAt` point to is then to be
 * filled, and the rows are to be handed over some at a time.
 */
export function layOut(
  rowCount: u32,
  secretCount: u32,
  classCount: u32,
  codeCount: u32,
  places: u32,
  symbols: u32,
  tableBytes: u32,
  isSymmetric: bool,
): bool {
  const cells = <usize>rowCount * secretCount;
  const room = boundsRoom(secretCount, classCount);
  if (!reserve(<usize>tableBytes + 3 * cells + room + (1 << 18))) return false;
  layOutCounts(take(512));
  layOutCosts();
  layOutBounds(secretCount, classCount);
  layOutCountedSet(rowCount, secretCount);
  layOutList(rowCount);
  layOutGuesses(rowCount);
  layOutSplit();
  layOutMachine();
  codes = layOutKeys(secretCount, codeCount, places, symbols);
  layOutTable(tableBytes);
  const problem = newProblem(rowCount, secretCount);
  problem.classCount = classCount;
  for (let row: u32 = 0; row < rowCount; row++) store<u32>(problem.origins + ((<usize>row) << 2), row);
  takeColumns(problem, isSymmetric);
  root = changetype<usize>(problem);
  return true;
}

/** Where so many rows are to be written, one after the other, before `readyRows`. */
export function rowsAt(count: u32): usize {
  const at = take(<usize>count * whole().secretCount);
  release(at);
  return at;
}

/** The number of classes of each row, a byte each, 255 for more. */
export function partsAt(): usize {
  return whole().parts;
}

export function secretsAt(): usize {
  return whole().secrets;
}

export function codesAt(): usize {
  return codes;
}

/** Where the columns of a set are to be written before it is begun. */
export function setAt(size: u32): usize {
  const at = take((<usize>size) << 1);
  release(at);
  return at;
}

/** So many rows, from this one on, are written at `rowsAt`. */
export function readyRows(first: u32, count: u32): void {
  const from = take(<usize>count * whole().secretCount);
  layOutRows(whole(), from, first, count);
  release(from);
}

/** All rows and parts are ready. */
export function ready(): void {
  findMost(whole());
  orderMany(whole());
}

export function searchSet(size: u32, limit: i32, fresh: bool, reducedDepth: i32): void {
  beginSet(whole(), size, limit, fresh, reducedDepth);
}

export function searchGuess(row: u32, size: u32, limit: i32, reducedDepth: i32): void {
  beginGuess(whole(), row, size, limit, reducedDepth);
}

/** Goes on until so much work is done and so many sets are searched in all, or to the end: whether it ended. */
export function advance(workUntil: f64, setsUntil: f64): bool {
  return run(workUntil, setsUntil);
}

export function resultOf(): i32 {
  return result;
}

export function boundOf(): i32 {
  return boundBegun();
}

export function chosenRow(): i32 {
  return chosen;
}

export function historyAt(): usize {
  return history;
}

/** Where `represent` writes. */
export function representativesAt(): usize {
  return representatives;
}

export function setCount(): f64 {
  return sets;
}

export function workDone(): f64 {
  return work;
}

export function evaluatedCount(): f64 {
  return evaluated;
}

/** Is more known of the set written at `setAt` than its size? `lowerOf` and `upperOf` are its bounds. */
export function isKnown(size: u32): bool {
  const problem = whole();
  low = leastOf(sizeBounds(problem.secretCount, problem.inside, problem.outside), size);
  high = low;
  first = -1;
  if (size <= 2) return true;
  readKey(problem, top, size);
  if (!findAnywhere()) return false;
  low = max(low, lower);
  high = upper;
  if (lower === upper) first = guess;
  return true;
}

export function lowerOf(): i32 {
  return low;
}

export function upperOf(): i32 {
  return high;
}

/** The guess that a search prefers there, in rows, if both bounds are the same and it is known; else −1. */
export function firstOf(): i32 {
  return first;
}

/** What the set written at `setAt`, of three or more, costs at least by two guesses; nothing that was found counts. */
export function leastByTwoGuesses(size: u32): i32 {
  return byTwoGuesses(whole(), top, size);
}

/** Where a key is to be written that `learn` records. */
export function keyAt(): usize {
  return key;
}

export function learn(length: u32, low: i32, high: i32): void {
  rehash(length);
  record(low, high, -1);
}

/** The place of the oldest entry, or of the one after a place, or 0; and where it is. */
export function entryAfter(place: u32): u32 {
  return nextEntry(place);
}

export function entryOf(place: u32): usize {
  return entryAt(place);
}
