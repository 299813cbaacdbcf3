import type { Grid, TouchRule } from './grid.ts';

/**
 * The quantity that `sweep` sums. A sweep goes over a grid square by square and sums over all ways to join touching
 * free squares into pairs (any number of pairs; the other squares stay single) and, optionally, over all ways to
 * choose the specials. It remembers only the frontier: the newest square of each column and the one up-left.
 *
 * A state consists of two masks of cols + 1 bits: in the low bits the squares that may still be joined, in the high
 * bits the squares that are special. Bit c of a mask is column c; its last bit is the up-left square.
 */
export interface Weights<T> {
  readonly one: T;
  add(a: T, b: T): T;
  /** Adds one joined pair. */
  pair(a: T): T;
  /** Adds one special. Returns `undefined` if there are then too many. */
  special(a: T): T | undefined;
}

/** Sums over one board, whose specials `isSpecial` gives, or over all boards. Grids are at most 15 wide. */
export function sweep<T>(
  { rows, cols }: Grid,
  rule: TouchRule,
  isSpecial: ((row: number, col: number) => boolean) | undefined,
  weights: Weights<T>,
): T {
  const corner = 1 << cols;
  const span = corner << 1;
  let states = new Map<number, T>([[0, weights.one]]);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const here = 1 << col;
      const left = col > 0 ? here >> 1 : 0;
      const right = col + 1 < cols ? here << 1 : 0;
      const upLeft = col > 0 ? corner : 0;
      const mates = rule === 'king' ? [left, here, right, upLeft] : [left, here];
      const around = left | here | right | upLeft;
      const given = isSpecial?.(row, col);
      const next = new Map<number, T>();
      const put = (open: number, special: number, value: T): void => {
        const key = special * span + open;
        const known = next.get(key);
        next.set(key, known === undefined ? value : weights.add(known, value));
      };
      /** The square above becomes the up-left square, and `fill` takes its place. */
      const shift = (mask: number, fill: boolean): number =>
        (mask & ~(corner | here)) | (mask & here ? corner : 0) | (fill ? here : 0);
      for (const [key, value] of states) {
        const open = key % span;
        const special = (key - open) / span;
        if (given !== false && (given || (special & around) === 0)) {
          const more = weights.special(value);
          if (more !== undefined) put(shift(open, false), given ? 0 : shift(special, true), more);
        }
        if (given) continue;
        const past = shift(special, false);
        put(shift(open, true), past, value);
        const joinable = mates.filter((mate) => (open & mate) !== 0);
        if (joinable.length === 0) continue;
        const joined = weights.pair(value);
        for (const mate of joinable) put(shift(open & ~mate, false), past, joined);
      }
      states = next;
    }
  let sum: T | undefined;
  for (const value of states.values()) sum = sum === undefined ? value : weights.add(sum, value);
  return sum as T;
}

/** The largest number of states that a frontier can have, with at most `specials` specials in it. */
export function frontierStates(cols: number, specials: number): number {
  let states = 0;
  for (let count = 0; count <= Math.min(specials, (cols + 2) >> 1); count++) {
    let ways = 1;
    for (let i = 0; i < count; i++) ways = (ways * (cols + 2 - count - i)) / (i + 1);
    states += ways * 2 ** (cols + 1 - count);
  }
  return states;
}
