/**
 * The size of a board. Its squares are numbered row by row; some are special, the others free. The touch rule says
 * which squares touch if they hold mates; for specials the rule is always `king`.
 */
export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

export type TouchRule = 'king' | 'rook';

/** Two free squares, the lower one first. */
export type Pair = readonly [number, number];

export function touch(grid: Grid, rule: TouchRule, a: number, b: number): boolean {
  const down = Math.abs(Math.floor(a / grid.cols) - Math.floor(b / grid.cols));
  const across = Math.abs((a % grid.cols) - (b % grid.cols));
  return rule === 'king' ? Math.max(down, across) === 1 : down + across === 1;
}

export function freeSquaresOf(grid: Grid, specials: readonly number[]): readonly number[] {
  const taken = new Set(specials);
  return Array.from({ length: grid.rows * grid.cols }, (_, i) => i).filter((square) => !taken.has(square));
}

/** (n − 1)!! for even n: the number of ways to pair off n squares. */
export function pairingsOf(n: number): bigint {
  let ways = 1n;
  for (let odd = n - 1; odd > 1; odd -= 2) ways *= BigInt(odd);
  return ways;
}

/** n choose k. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}
