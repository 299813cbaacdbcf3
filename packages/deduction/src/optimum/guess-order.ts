import { ROWS_MAX } from './problem.ts';

/** Packs a guess into a number that sorts guesses in the order to try them: by cost, possible ones first, by row. */
export function orderOf(cost: number, possible: boolean, row: number): number {
  return (cost * 2 + (possible ? 0 : 1)) * ROWS_MAX + row;
}

export function costOf(order: number): number {
  return Math.floor(Math.floor(order / ROWS_MAX) / 2);
}

export function rowOf(order: number): number {
  return order % ROWS_MAX;
}

export function isPossible(order: number): boolean {
  return Math.floor(order / ROWS_MAX) % 2 === 0;
}
