import { freeSquaresOf, type Grid, type Pair, type TouchRule, touch } from './grid.ts';

/**
 * Whether the free squares of one board can be paired off so that no mates touch, and if not, why not. Join two
 * squares if they do not touch: if there is no pairing, Tutte's theorem says that the removal of some set of squares
 * leaves more components of odd size than the set has squares. This certificate can be checked without trusting the
 * search.
 *
 * With 10 or more free squares (6 under `rook`) the answer is always yes. Squares of different components touch each
 * other, and at most 4 squares touch each other pairwise, so an obstacle has at most 4 components and 2 removed
 * squares, and lies in a 4×4 block; going through all subsets of such a block shows that it has at most 9 free
 * squares (5 under `rook`). The tests repeat that enumeration. A general blossom algorithm was rejected as needless.
 */
export type Feasibility =
  | { readonly feasible: true; readonly by: 'size' }
  | { readonly feasible: true; readonly by: 'pairing'; readonly pairs: readonly Pair[] }
  | {
      readonly feasible: false;
      readonly obstacle: Obstacle;
      /** How many touching pairs are unavoidable. */
      readonly least: number;
      /** A pairing with only `least` touching pairs. */
      readonly pairs: readonly Pair[];
    };

/** A certificate that the free squares of a board cannot be paired off. */
export interface Obstacle {
  /** The squares removed. */
  readonly removed: readonly number[];
  /** The components that remain: every square of one touches every square of another. */
  readonly components: readonly (readonly number[])[];
  /** A free square that touches all other free squares, if there is one. */
  readonly dominating: number | undefined;
}

/** A board with at least this many free squares is always feasible. */
export const FREE_ENOUGH: Readonly<Record<TouchRule, number>> = { king: 10, rook: 6 };

/** Decides whether a board is feasible. Its number of free squares must be even. */
export function feasibility(grid: Grid, rule: TouchRule, specials: readonly number[]): Feasibility {
  const free = freeSquaresOf(grid, specials);
  if (free.length >= FREE_ENOUGH[rule]) return { feasible: true, by: 'size' };
  const near = (a: number, b: number) => touch(grid, rule, a, b);
  const { pairs, touching } = bestPairing(free, near);
  if (touching === 0) return { feasible: true, by: 'pairing', pairs };
  const dominating = free.find((square) => free.every((other) => other === square || near(square, other)));
  return {
    feasible: false,
    obstacle: { ...tutteSet(free, near), dominating },
    least: touching,
    pairs,
  };
}

type Near = (a: number, b: number) => boolean;

/** Whether the certificate proves that these squares cannot be paired off. Shares no code with the search. */
export function isObstacle(free: readonly number[], near: Near, { removed, components }: Obstacle): boolean {
  const parts = [...removed, ...components.flat()].toSorted((a, b) => a - b);
  const apart = components.every((one, i) =>
    components.every((other, j) => i === j || one.every((a) => other.every((b) => near(a, b)))),
  );
  const odd = components.filter((component) => component.length % 2 === 1).length;
  return parts.join() === free.toSorted((a, b) => a - b).join() && apart && odd > removed.length;
}

function bestPairing(open: readonly number[], near: Near): { pairs: readonly Pair[]; touching: number } {
  const [first, ...rest] = open;
  if (first === undefined) return { pairs: [], touching: 0 };
  let best: { pairs: readonly Pair[]; touching: number } | undefined;
  for (const mate of rest) {
    const others = bestPairing(
      rest.filter((square) => square !== mate),
      near,
    );
    const touching = others.touching + (near(first, mate) ? 1 : 0);
    if (!best || touching < best.touching) best = { pairs: [[first, mate], ...others.pairs], touching };
  }
  return best ?? { pairs: [], touching: 0 };
}

/** Finds the smallest set that proves infeasibility, by trying all sets; there are at most 8 free squares. */
function tutteSet(free: readonly number[], near: Near): Omit<Obstacle, 'dominating'> {
  const subsets = Array.from({ length: 2 ** free.length }, (_, mask) =>
    free.filter((_, i) => (mask >> i) & 1),
  );
  for (const removed of subsets.toSorted((a, b) => a.length - b.length)) {
    const components = componentsOf(
      free.filter((square) => !removed.includes(square)),
      near,
    );
    const odd = components.filter((component) => component.length % 2 === 1).length;
    if (odd > removed.length) return { removed, components };
  }
  throw new Error('no Tutte set, and yet no pairing');
}

/** Returns the components of these squares, where two squares are joined if they do not touch. */
function componentsOf(squares: readonly number[], near: Near): readonly (readonly number[])[] {
  const components: number[][] = [];
  let left = [...squares];
  while (left.length > 0) {
    const component = left.splice(0, 1);
    for (const square of component) {
      component.push(...left.filter((other) => !near(square, other)));
      left = left.filter((other) => near(square, other));
    }
    components.push(component);
  }
  return components;
}
