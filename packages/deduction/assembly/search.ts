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
/** The problem of which a set is asked. */
let given: Problem = changetype<Problem>(0);
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

/** Hard mode: where the deduction's numbers of the guesses are to be written, row by row. */
export function guessNumbersAt(): usize {
  return guessNumbers;
}

/** Hard mode: where it is to be written which guesses are permitted, before `narrowTo`. */
export function permittedAt(): usize {
  return permitted;
}

/**
 * Hard mode: the columns that are written at `setAt` and the guesses that are permitted become the problem of which a set is
 * asked, and the set is all of it, written at `setAt`. Returns what `widen` takes.
 */
export function narrowTo(size: u32): usize {
  const before = top;
  const set = take((<usize>size) << 1);
  given = narrow(whole(), set, size);
  addColumns(given);
  release(firstColumns(size));
  return before;
}

/** The whole problem is asked of again. */
export function widen(before: usize): void {
  release(before);
  given = whole();
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
  readyKeys();
  findMost(whole());
  orderMany(whole());
}

/** `allowed`: how many guesses may be made. */
export function searchSet(size: u32, limit: i32, fresh: bool, reducedDepth: i32, allowed: u32): void {
  beginSet(given, size, limit, fresh, reducedDepth, allowed);
}

export function searchGuess(row: u32, size: u32, limit: i32, reducedDepth: i32, allowed: u32): void {
  beginGuess(whole(), row, size, limit, reducedDepth, allowed);
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

/**
 * Is more known of the set written at `setAt` than its size? `lowerOf` and `upperOf` are its bounds. `mark`: how many guesses are
 * left, or 0 without a limit.
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

/** The guess that a search prefers there, in rows, if both bounds are the same and it is known; else −1. */
export function firstOf(): i32 {
  return first;
}

/**
 * How many rows tell something of the set written at `setAt` and by the sizes of their cells cost less than `limit`: they
 * are listed at `listAt`, the set's own columns last.
 */
export function rowsBelow(size: u32, limit: i32): u32 {
  return below(whole(), top, size, limit);
}

export function listAt(): usize {
  return list;
}

/**
 * By how much one of these rows falls short of `claim` on the same set, written at `setAt` again, once its cells are raised to
 * what two guesses need; `cellLowsAt` has by class what each costs at least.
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

/** Where a key is to be written that `learn` records. */
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

/** The place of the oldest entry, or of the one after a place, or 0; and where it is. */
export function entryAfter(place: u32): u32 {
  return nextEntry(place);
}

export function entryOf(place: u32): usize {
  return entryAt(place);
}
