import type { RandomStream } from '@inkling/core/random';
import { denseSpecials } from './dense-specials.ts';
import { type BoardSetting, freeSquares } from './setting.ts';

/**
 * Draws boards exactly uniformly, by rejection. It draws the specials as an ordered subset and stops at the first two
 * that touch, then pairs the other squares and stops at the first touching pair too many. After a stop it starts all
 * over. A draw that is not stopped is a uniform permutation, so an accepted board is uniform over the valid ones.
 * Two alternatives were rejected: restarting only the pairing would favour sets of specials with few pairings, and
 * greedy placement with retries is biased (total variation 0.09 on medium).
 *
 * A stopped permutation is still a permutation, so nothing is reset between tries. About e⁴ tries are needed under
 * `king` and e² under `rook`, times those for the specials. If specials are dense, they come from `dense-specials.ts`
 * instead, which is also uniform.
 */
export type BoardSampler = (random: RandomStream, onTry?: (tried: PlacementTry) => void) => Placement;

/** The square indices that one try placed, in that order. */
export interface PlacementTry {
  readonly specials: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  /** Two squares that touch although they may not. Nothing was placed after them, and the next try began. */
  readonly clash?: readonly [number, number];
}

/** A valid board, as square indices. */
export interface Placement {
  /** Bonuses first, then bombs. */
  readonly specials: readonly number[];
  /** Each pair has its lower square first, and pairs are sorted by it. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** Creates a sampler for a legal setting. It always terminates, because `checkSetting` ensures that a board exists. */
export function boardSampler(setting: BoardSetting): BoardSampler {
  const { shape, bonuses, bombs, rule, touching } = setting;
  const specials = bonuses + bombs;
  const size = shape.rows * shape.cols;
  const squares = Uint16Array.from({ length: size }, (_, i) => i);
  const rows = Int8Array.from(squares, (i) => Math.floor(i / shape.cols));
  const cols = Int8Array.from(squares, (i) => i % shape.cols);
  const reach = rule === 'king' ? 2 : 1;
  // Where the last try stopped: the positions in `squares` of a square that touches another, and of the other one.
  let [stop, touched] = [0, 0];
  const stopAt = (place: number, other: number): false => {
    [stop, touched] = [place, other];
    return false;
  };
  const dense = isDense(setting) ? denseSpecials(shape, specials) : undefined;

  const swap = (i: number, j: number): void => {
    const held = squares[i] as number;
    squares[i] = squares[j] as number;
    squares[j] = held;
  };
  /** Returns the squared distance: 1 for squares that share a side, 2 for a corner. */
  const distance = (a: number, b: number): number => {
    const down = (rows[a] as number) - (rows[b] as number);
    const across = (cols[a] as number) - (cols[b] as number);
    return down * down + across * across;
  };
  const laySpecials = (random: RandomStream): boolean => {
    for (let i = 0; i < specials; i++) {
      swap(i, i + random.below(size - i));
      for (let q = 0; q < i; q++)
        if (distance(squares[q] as number, squares[i] as number) <= 2) return stopAt(i, q);
    }
    return true;
  };
  const layDenseSpecials = (random: RandomStream): boolean => {
    const chosen = random.shuffle((dense as (random: RandomStream) => number[])(random));
    for (const [i, square] of chosen.entries()) swap(i, squares.indexOf(square));
    return true;
  };
  const layPairs = (random: RandomStream): boolean => {
    let count = 0;
    for (let i = specials; i < size; i += 2) {
      swap(i + 1, i + 1 + random.below(size - i - 1));
      if (distance(squares[i] as number, squares[i + 1] as number) <= reach && ++count > touching)
        return stopAt(i + 1, i);
    }
    stop = size;
    return count === touching;
  };
  const lay = dense ? layDenseSpecials : laySpecials;

  return (random, onTry) => {
    // A board must depend only on the random numbers, not on boards drawn before it.
    for (let i = 0; i < size; i++) squares[i] = i;
    for (;;) {
      const isBoard = lay(random) && layPairs(random);
      onTry?.(triedOn(squares.subarray(0, stop + 1), specials, stop < size ? touched : undefined));
      if (isBoard) break;
    }
    const pairs: [number, number][] = [];
    for (let i = specials; i < size; i += 2) {
      const a = squares[i] as number;
      const b = squares[i + 1] as number;
      pairs.push(a < b ? [a, b] : [b, a]);
    }
    pairs.sort((one, other) => one[0] - other[0]);
    return { specials: [...squares.subarray(0, specials)], pairs };
  };
}

/** Returns what a try placed. `touched` is the position in `squares` of the square that the last one touches. */
function triedOn(squares: Uint16Array, specials: number, touched: number | undefined): PlacementTry {
  const laid = [...squares];
  const pairs: [number, number][] = [];
  for (let i = specials; i + 1 < laid.length; i += 2) pairs.push([laid[i] as number, laid[i + 1] as number]);
  const clash =
    touched === undefined ? undefined : ([laid[touched] as number, laid.at(-1) as number] as const);
  return { specials: laid.slice(0, specials), pairs, ...(clash && { clash }) };
}

/**
 * Whether rejection would need more than about e⁴ draws of the specials, which is the case if more than 4 pairs of
 * them touch on average.
 */
function isDense(setting: BoardSetting): boolean {
  const { rows, cols } = setting.shape;
  const specials = setting.bonuses + setting.bombs;
  const size = specials + freeSquares(setting);
  const edges = rows * (cols - 1) + cols * (rows - 1) + 2 * (rows - 1) * (cols - 1);
  return specials * (specials - 1) * edges > 4 * size * (size - 1);
}
