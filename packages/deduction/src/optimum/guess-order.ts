import { ROWS_MAX } from './problem.ts';

/** The order in which guesses are tried: one number of cost, possible first, row. */
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
