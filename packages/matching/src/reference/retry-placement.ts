import type { RandomStream } from '@inkling/core/random';

/**
 * The founding document's placement, used as a negative control: it places the specials one by one where they touch
 * no other, then makes up to 100 attempts to place the pairs greedily, then places them at random and ignores the
 * rule. It is biased, and on a 3×3 board under the 8-neighbour rule it reaches the last step 8 times out of 9.
 */
export interface RetryPlacement {
  readonly specials: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  /** Whether mates were placed without regard to the rule. */
  readonly fellBack: boolean;
}

const ATTEMPTS_MAX = 100;

export function retryPlacement(
  rows: number,
  cols: number,
  specialCount: number,
  diagonal: boolean,
  random: RandomStream,
): RetryPlacement {
  const squares = Array.from({ length: rows * cols }, (_, i) => i);
  const touch = (a: number, b: number, corners: boolean): boolean => {
    const down = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
    const across = Math.abs((a % cols) - (b % cols));
    return corners ? Math.max(down, across) === 1 : down + across === 1;
  };
  const pick = (from: readonly number[]): number => from[random.below(from.length)];
  const specials: number[] = [];
  while (specials.length < specialCount) {
    const open = squares.filter(
      (square) => !specials.includes(square) && !specials.some((other) => touch(square, other, true)),
    );
    if (open.length === 0) specials.length = 0;
    else specials.push(pick(open));
  }
  const free = squares.filter((square) => !specials.includes(square));
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const pairs: [number, number][] = [];
    let open = free;
    while (open.length > 0) {
      const first = pick(open);
      const mates = open.filter((square) => square !== first && !touch(first, square, diagonal));
      if (mates.length === 0) break;
      const mate = pick(mates);
      pairs.push([first, mate]);
      open = open.filter((square) => square !== first && square !== mate);
    }
    if (open.length === 0) return { specials, pairs, fellBack: false };
  }
  const order = random.shuffle([...free]);
  const pairs = Array.from(
    { length: order.length / 2 },
    (_, i) => [order[2 * i], order[2 * i + 1]] as [number, number],
  );
  return { specials, pairs, fellBack: true };
}
