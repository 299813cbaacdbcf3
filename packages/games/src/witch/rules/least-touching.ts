import { areAdjacent, type Shape, type Square, squaresOf } from './squares.ts';

/**
 * Returns the minimum number of touching pairs on any board of this shape and number of specials. It is 0 whenever
 * 10 squares or more are free (6 under `rook`), whatever the shape: see `docs/witch-rules.md` for the proof. So the
 * search below handles at most 8 free squares, and boards with so few have few ways to place their specials.
 */
export function leastTouching(shape: Shape, specials: number, rule: 'king' | 'rook'): number {
  const squares = squaresOf(shape);
  const free = squares.length - specials;
  if (free >= (rule === 'king' ? 10 : 6)) return 0;
  const diagonal = rule === 'king';
  let least = free / 2;
  const lay = (from: number, left: number, laid: readonly Square[]): void => {
    if (least === 0) return;
    if (left === 0) {
      const open = squares.filter((square) => !laid.includes(square));
      least = Math.min(least, leastPairing(open, diagonal, least));
      return;
    }
    for (let i = from; i <= squares.length - left; i++) {
      const square = squares[i] as Square;
      if (!laid.some((other) => areAdjacent(square, other))) lay(i + 1, left - 1, [...laid, square]);
    }
  };
  lay(0, specials, []);
  return least;
}

/** Returns the minimum number of touching pairs over all pairings of these squares, but at most `bound`. */
function leastPairing(open: readonly Square[], diagonal: boolean, bound: number): number {
  const [first, ...rest] = open;
  if (!first || bound <= 0) return Math.min(0, bound);
  let best = bound;
  for (const mate of rest) {
    const cost = areAdjacent(first, mate, diagonal) ? 1 : 0;
    const others = rest.filter((square) => square !== mate);
    best = Math.min(best, cost + leastPairing(others, diagonal, best - cost));
  }
  return best;
}
