import { touchingCounts } from '@inkling/matching/placement/counts';
import { type Feasibility, feasibility } from '@inkling/matching/placement/feasibility';
import { type Grid, type Pair, type TouchRule, touch } from '@inkling/matching/placement/grid';

export const GRID: Grid = { rows: 3, cols: 3 };
export const SQUARES: readonly number[] = Array.from({ length: GRID.rows * GRID.cols }, (_, i) => i);
export const CENTRE = 4;

/** What a click on a square does. */
export const TOOLS = ['special', 'pair'] as const;
export type Tool = (typeof TOOLS)[number];

/** Facts about one choice of special squares. Squares are zero-based. */
export interface BoardFacts {
  readonly free: readonly number[];
  /** Specials that touch each other, which no board may contain. */
  readonly specialsTouching: readonly Pair[];
  /**
   * `counts[j]` is the number of pairings with exactly j touching pairs. `undefined` if the number of free
   * squares is odd.
   */
  readonly counts: readonly number[] | undefined;
  /** The same numbers, found by listing every pairing. */
  readonly listed: readonly number[] | undefined;
  /** Either a valid pairing, or why there is none. */
  readonly verdict: Feasibility | undefined;
}

export function factsOf(specials: readonly number[], rule: TouchRule): BoardFacts {
  const free = SQUARES.filter((square) => !specials.includes(square));
  const specialsTouching = pairsAmong(specials).filter(([a, b]) => touch(GRID, 'king', a, b));
  if (free.length % 2 === 1)
    return { free, specialsTouching, counts: undefined, listed: undefined, verdict: undefined };
  const listed = new Array<number>(free.length / 2 + 1).fill(0);
  for (const pairs of everyPairing(free)) {
    const touching = touchingIn(pairs, rule).length;
    listed[touching] = (listed[touching] ?? 0) + 1;
  }
  return {
    free,
    specialsTouching,
    counts: touchingCounts(GRID, rule, specials).map(Number),
    listed,
    verdict: feasibility(GRID, rule, specials),
  };
}

/** Yields every way to pair off the squares, in order. */
export function* everyPairing(free: readonly number[]): Generator<readonly Pair[]> {
  const [first, ...rest] = free;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const mate of rest)
    for (const pairs of everyPairing(rest.filter((square) => square !== mate)))
      yield [[first, mate], ...pairs];
}

export function touchingIn(pairs: readonly Pair[], rule: TouchRule): readonly Pair[] {
  return pairs.filter(([a, b]) => touch(GRID, rule, a, b));
}

/** For each square, the number of pairings that satisfy the rule if the only special is there. */
export function countsBySquare(rule: TouchRule): readonly number[] {
  return SQUARES.map((square) => Number(touchingCounts(GRID, rule, [square])[0]));
}

function pairsAmong(squares: readonly number[]): readonly Pair[] {
  const sorted = squares.toSorted((a, b) => a - b);
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b): Pair => [a, b]));
}
