import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import type { ListedCandidates } from '../candidates/listed.ts';
import type { GuessPool } from '../strategies/choice.ts';
import { leastTurns } from './least-turns.ts';

/** The maximum number of codes in a search, so that a set of columns is a number below 2⁴⁸. */
export const EXACT_CODES_MAX = 48;

/** A guess that takes the fewest turns, and the total turns of all codes of the set after it. */
export interface ExactChoice {
  /** An index of the space. */
  readonly guess: number;
  readonly total: number;
}

/**
 * Finds the fewest total turns for the codes of a small set by searching all guesses, which settles a position
 * exactly. The search is depth-first, best bound first; an answer with n codes takes at least 1 + 2 + 2 … turns.
 * Guesses that split the set in the same way are searched only once: the rows of the matrix are the distinct splits,
 * and guesses that split a set in the same way also split all of its parts in the same way.
 *
 * Work is counted in feedbacks and limited. A search that reaches the limit returns `undefined`, never a number that
 * is not proved. Whole games are searched in `@inkling/deduction`; this search is for the end of a game.
 */
export class ExactTurns {
  readonly #set: ListedCandidates;
  readonly #pool: GuessPool;
  readonly #size: number;
  readonly #classCount: number;
  readonly #solved: number;
  /** The classes of each guess. Row i is the i-th candidate; the other guesses follow. */
  readonly #rows: Uint8Array[];
  readonly #guesses: number[];
  readonly #floors: readonly number[];
  readonly #table = new Map<number, Bound>();
  readonly #counts: Uint8Array;
  #complete = false;
  #workLeft: number;

  /** Requires 1 … `EXACT_CODES_MAX` candidates. */
  constructor(set: ListedCandidates, pool: GuessPool, workMax: number) {
    const size = set.indices.length;
    if (size < 1 || size > EXACT_CODES_MAX) throw new RangeError(`${size} codes in an exact search`);
    this.#set = set;
    this.#pool = pool;
    this.#size = size;
    this.#classCount = feedbackClassCount(set.rules.places);
    this.#solved = solvedClass(set.rules.places);
    this.#floors = Array.from({ length: size + 1 }, (_, n) => leastTurns(n, set.rules.places));
    this.#workLeft = workMax - size * size;
    this.#counts = new Uint8Array(this.#classCount);
    this.#guesses = Array.from(set.indices);
    this.#rows = this.#guesses.map((guess) => {
      const row = new Uint8Array(size);
      set.space.scorer.classesOf(guess, set.indices, row);
      return row;
    });
  }

  /** Feedbacks that may still be computed; negative if the search has stopped. */
  get workLeft(): number {
    return this.#workLeft;
  }

  /**
   * Returns a best guess, or `undefined` if the limit was reached. Ties go to a guess that is still possible, then to
   * the better bound, then to the lowest guess.
   */
  best(): ExactChoice | undefined {
    const columns = Array.from({ length: this.#size }, (_, column) => column);
    if (this.#workLeft < 0) return undefined;
    if (columns.length <= 2) return { guess: this.#guesses[0], total: this.#floors[columns.length] };
    const found = this.#choose(columns, Number.POSITIVE_INFINITY);
    return this.#workLeft < 0 ? undefined : { guess: this.#guesses[found.row], total: found.total };
  }

  /** Contract: returns the least total if it is below `beta`, otherwise a lower bound on it that is ≥ `beta`. */
  #least(columns: readonly number[], beta: number): number {
    const size = columns.length;
    const floor = this.#floors[size];
    if (size <= 2 || floor >= beta || this.#workLeft < 0) return floor;
    const key = keyOf(columns);
    const known = this.#table.get(key);
    if (known && (known.exact || known.total >= beta)) return known.total;
    const { total } = this.#choose(columns, beta);
    if (this.#workLeft >= 0) this.#table.set(key, { total, exact: total < beta });
    return total;
  }

  /**
   * Like `#least`, but also returns the row; requires at least three columns. A possible guess that tells all codes
   * apart takes 2n − 1 turns, and an impossible one at least 2n, so most small sets need no guesses but their codes.
   */
  #choose(columns: readonly number[], beta: number): { row: number; total: number } {
    const size = columns.length;
    const options: Option[] = [];
    for (const row of columns) {
      const floor = this.#floorOf(row, columns);
      if (floor === 2 * size - 1) return { row, total: floor };
      if (floor < beta) options.push({ row, possible: true, floor });
    }
    if (this.#pool === 'all' && 2 * size < beta) {
      for (const option of options)
        if (option.floor <= 2 * size && this.#totalOf(option, columns, 2 * size + 1) <= 2 * size)
          return { row: option.row, total: 2 * size };
      this.#listOthers();
      for (let row = 0, at = 0; row < this.#rows.length && this.#workLeft >= 0; row++) {
        if (row === columns[at]) {
          at++;
          continue;
        }
        const floor = this.#floorOf(row, columns);
        if (floor < beta) options.push({ row, possible: false, floor });
      }
    }
    options.sort((a, b) => a.floor - b.floor || Number(b.possible) - Number(a.possible) || a.row - b.row);
    let best = { row: -1, total: beta };
    let possible = false;
    for (const option of options) {
      if (option.floor > best.total || this.#workLeft < 0) break;
      const mayTie = best.row >= 0 && option.possible && !possible;
      if (option.floor === best.total && !mayTie) continue;
      const total = this.#totalOf(option, columns, best.total + Number(mayTie));
      if (total > best.total || (total === best.total && !mayTie)) continue;
      best = { row: option.row, total };
      possible = option.possible;
    }
    return best;
  }

  /** Returns a lower bound on the turns of a guess; infinite if it gives no information. */
  #floorOf(row: number, columns: readonly number[]): number {
    const classes = this.#rows[row];
    const counts = this.#counts;
    this.#workLeft -= columns.length;
    for (const column of columns) counts[classes[column]]++;
    const whole = counts[classes[columns[0]]] === columns.length;
    let floor = columns.length;
    for (const column of columns) {
      const cls = classes[column];
      if (cls !== this.#solved) floor += this.#floors[counts[cls]];
      counts[cls] = 0;
    }
    return whole ? Number.POSITIVE_INFINITY : floor;
  }

  /** Returns the total of a guess, or some number that is at least `beta`. */
  #totalOf(option: Option, columns: readonly number[], beta: number): number {
    let total = option.floor;
    const cells = this.#cells(this.#rows[option.row], columns)
      .filter((cell, cls) => cell !== undefined && cls !== this.#solved)
      .toSorted((a, b) => b.length - a.length);
    for (const cell of cells) {
      const floor = this.#floors[cell.length];
      total += this.#least(cell, beta - total + floor) - floor;
      if (total >= beta) return total;
    }
    return total;
  }

  /** Groups the columns by class. The array has holes for classes without columns. */
  #cells(row: Uint8Array, columns: readonly number[]): number[][] {
    const cells: number[][] = [];
    for (const column of columns) (cells[row[column]] ??= []).push(column);
    return cells;
  }

  /** On the first call, adds the distinct splits of all guesses that are not candidates. */
  #listOthers(): void {
    if (this.#complete) return;
    this.#complete = true;
    const { indices, space } = this.#set;
    const seen = new Set<string>();
    const row = new Uint8Array(this.#size);
    for (let guess = 0; guess < space.codes.size && this.#workLeft >= 0; guess++) {
      if (this.#set.holds(guess)) continue;
      space.scorer.classesOf(guess, indices, row);
      this.#workLeft -= this.#size;
      const split = splitOf(row, this.#classCount);
      if (seen.has(split)) continue;
      seen.add(split);
      this.#rows.push(row.slice());
      this.#guesses.push(guess);
    }
  }
}

interface Bound {
  readonly total: number;
  readonly exact: boolean;
}

interface Option {
  readonly row: number;
  readonly possible: boolean;
  /** A lower bound on the turns of the guess. */
  readonly floor: number;
}

/** Renumbers the classes in order of appearance. The result is equal for guesses that split the set alike. */
function splitOf(row: Uint8Array, classCount: number): string {
  const numbers = new Uint8Array(classCount);
  const split = new Uint8Array(row.length);
  for (let column = 0, next = 1; column < row.length; column++) {
    if (numbers[row[column]] === 0) numbers[row[column]] = next++;
    split[column] = numbers[row[column]];
  }
  return String.fromCharCode(...split);
}

function keyOf(columns: readonly number[]): number {
  let key = 0;
  for (const column of columns) key += 2 ** column;
  return key;
}
