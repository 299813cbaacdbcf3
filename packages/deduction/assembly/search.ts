import { layOutCosts } from './block-costs';
import { evaluated, layOutList, list, work } from './cell-bounds';
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
import { layOutPermits, narrow, permitted } from './narrowed-problem';
import { findMost, layOutRows, newProblem, orderMany, Problem, takeColumns } from './problem';
import { rowsBelow as below, cellLows, layOutProof, missingOf as missingHere } from './proof-cells';
import { addColumns, firstColumns } from './restricted-problem';
import { guessNumbers, key, keyMax, layOutKeys, readKey, readyKeys, takeKey } from './set-key';
import { entryAt, findAnywhere, guess, layOutTable, lower, nextEntry, record, upper } from './set-table';
import { boundsRoom, layOutBounds, leastOf, sizeBounds } from './size-bounds';
import { layOutSplit } from './split';

let root: usize = 0;
let codes: usize = 0;
/** The problem whose sets are currently searched or looked up. */
let given: Problem = changetype<Problem>(0);
let low: i32 = 0;
let high: i32 = 0;
let first: i32 = -1;

function whole(): Problem {
  return changetype<Problem>(root);
}

/**
 * Allocates a problem and everything that a search of it needs; returns false if there is not enough memory. The caller
 * must then fill what `partsAt`, `secretsAt` and `codesAt` point to, and pass the rows in batches (`readyRows`).
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
  isHard: bool,
): bool {
  const cells = <usize>rowCount * secretCount;
  const room = boundsRoom(secretCount, classCount);
  if (!reserve(<usize>tableBytes + 3 * cells + room + (1 << 18))) return false;
  layOutCounts(take(512));
  layOutCosts();
  layOutBounds(secretCount, classCount, isHard);
  layOutCountedSet(rowCount, secretCount);
  layOutList(rowCount);
  layOutGuesses(rowCount);
  layOutSplit();
  layOutProof(secretCount);
  layOutMachine();
  const problem = newProblem(rowCount, secretCount);
  layOutPermits(problem, isHard);
  codes = layOutKeys(rowCount, secretCount, codeCount, places, symbols);
  layOutTable(tableBytes);
  problem.classCount = classCount;
  for (let row: u32 = 0; row < rowCount; row++) store<u32>(problem.origins + ((<usize>row) << 2), row);
  takeColumns(problem, isSymmetric);
  root = changetype<usize>(problem);
  given = problem;
  return true;
}

/** Returns the address for `count` consecutive rows, to be written before `readyRows` is called. */
export function rowsAt(count: u32): usize {
  const at = take(<usize>count * whole().secretCount);
  release(at);
  return at;
}

/** Returns the address of the number of classes of each row, a byte each; 255 means 255 or more. */
export function partsAt(): usize {
  return whole().parts;
}

export function secretsAt(): usize {
  return whole().secrets;
}

export function codesAt(): usize {
  return codes;
}

/** Hard mode: returns the address for the deduction's number of the guess in each row. */
export function guessNumbersAt(): usize {
  return guessNumbers;
}

/** Hard mode: returns the address for the bits of the permitted guesses, to be written before `narrowTo` is called. */
export function permittedAt(): usize {
  return permitted;
}

/**
 * Hard mode: makes the columns written at `setAt` and the permitted guesses the current problem, and writes the set
 * of all its columns at `setAt`. Returns the argument for `widen`.
 */
export function narrowTo(size: u32): usize {
  const before = top;
  const set = take((<usize>size) << 1);
  given = narrow(whole(), set, size);
  addColumns(given);
  release(firstColumns(size));
  return before;
}

/** Makes the whole problem the current one again. */
export function widen(before: usize): void {
  release(before);
  given = whole();
}

/** Returns the address for the columns of a set, to be written before it is searched. */
export function setAt(size: u32): usize {
  const at = take((<usize>size) << 1);
  release(at);
  return at;
}

/** Takes the `count` rows from `first` on that the caller has written at `rowsAt`. */
export function readyRows(first: u32, count: u32): void {
  const from = take(<usize>count * whole().secretCount);
  layOutRows(whole(), from, first, count);
  release(from);
}

/** Prepares the search. Call it when all rows and parts are written. */
export function ready(): void {
  readyKeys();
  findMost(whole());
  orderMany(whole());
}

/** Begins the search of a set. `allowed`: how many guesses may be made. */
export function searchSet(size: u32, limit: i32, fresh: bool, reducedDepth: i32, allowed: u32): void {
  beginSet(given, size, limit, fresh, reducedDepth, allowed);
}

export function searchGuess(row: u32, size: u32, limit: i32, reducedDepth: i32, allowed: u32): void {
  beginGuess(whole(), row, size, limit, reducedDepth, allowed);
}

/** Continues to the end, or until the total work or number of sets reaches its limit. Returns whether it ended. */
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

/** Returns the address at which `represent` writes. */
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

/**
 * Returns whether more is known about the set written at `setAt` than its size. `lowerOf` and `upperOf` return its
 * bounds. `mark`: how many guesses are left, or 0 without a limit.
 */
export function isKnown(size: u32, mark: u32): bool {
  const problem = given;
  low = leastOf(sizeBounds(problem.secretCount, problem.inside, problem.outside, mark), size);
  high = low;
  first = -1;
  if (size <= 2) return true;
  readKey(problem, top, size, mark);
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

/** Returns the guess that a search prefers there, as a row, if both bounds are equal and it is known; otherwise −1. */
export function firstOf(): i32 {
  return first;
}

/**
 * Lists, at `listAt`, the rows that divide the set written at `setAt` and cost less than `limit` by the sizes of their
 * cells; the set's own rows come last. Returns how many there are.
 */
export function rowsBelow(size: u32, limit: i32): u32 {
  return below(whole(), top, size, limit);
}

export function listAt(): usize {
  return list;
}

/**
 * Returns by how much one of these rows falls short of `claim` on the same set, which the caller must write at `setAt`
 * again, after raising its cells to their two-ply bounds. `cellLowsAt` has the lower bound of each cell, by class.
 */
export function missingOf(size: u32, row: u32, claim: i32): i32 {
  const set = take((<usize>size) << 1);
  const missing = missingHere(whole(), set, size, row, claim);
  release(set);
  return missing;
}

export function cellLowsAt(): usize {
  return cellLows;
}

/** Returns the address for a key that `learn` records. */
export function keyAt(): usize {
  return key;
}

export function keyLengthMax(): u32 {
  return keyMax;
}

export function learn(length: u32, mark: u32, low: i32, high: i32): void {
  takeKey(length, mark);
  record(low, high, -1);
}

/** Returns the place of the entry after `place`, or of the oldest; 0 after the last. `entryOf` returns its address. */
export function entryAfter(place: u32): u32 {
  return nextEntry(place);
}

export function entryOf(place: u32): usize {
  return entryAt(place);
}
