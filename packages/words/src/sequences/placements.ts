import type { SequenceProblem } from '@inkling/core/sequence';
import { isFeasible } from './flow.ts';

/**
 * Yields the possible placements of the required copies: every way to place each symbol's minimum number of copies,
 * with the other places left open, that at least one string completes. Lazy; each placement comes once, ordered by
 * symbol and then by place. The search is depth-first over the copies. Only after a run of dead ends does it check at
 * each node whether a completion exists, so that problems with many placements stream at full speed and those with
 * few still respond quickly.
 *
 * The founding document takes the product of all symbols' combinations and drops the clashes: for nine near letters
 * 134 million tuples, of which 133,496 are valid.
 *
 * @param fixed for each place the symbol known to stand there, or −1
 * @returns for each place its symbol, or −1 if it is open; a new array each time
 */
export function* placements(
  problem: SequenceProblem,
  fixed: ArrayLike<number>,
): Generator<number[], undefined> {
  const { places, domains } = problem;
  const filled = Array.from({ length: places }, (_, place) => fixed[place]);
  const slots = slotsOf(problem, filled);
  const everCompletable = filled.every(
    (row, p) => row >= 0 || (problem.others > 0 && (problem.open >>> p) & 1),
  );
  if (!isFeasible(forced(problem, filled))) return;
  const next = new Array<number>(slots.length + 1).fill(0);
  let depth = 0;
  let deadEnds = 0;
  for (;;) {
    if (depth === slots.length) {
      if (everCompletable || slots.length === 0 || isFeasible(forced(problem, filled))) {
        deadEnds = 0;
        yield filled.slice();
      } else deadEnds++;
    } else {
      const row = slots[depth];
      const place = freePlace(domains[row], filled, next[depth]);
      if (place >= 0) {
        filled[place] = row;
        next[depth] = place + 1;
        if (deadEnds > DEAD_ENDS_MAX && !isFeasible(forced(problem, filled))) {
          filled[place] = -1;
          continue;
        }
        depth++;
        if (depth < slots.length) next[depth] = slots[depth] === row ? place + 1 : 0;
        continue;
      }
      deadEnds++;
    }
    depth--;
    if (depth < 0) return;
    filled[next[depth] - 1] = -1;
  }
}

const DEAD_ENDS_MAX = 32;

/** Lists the symbols of the required copies that are not yet placed, one entry per copy. */
function slotsOf({ domains, fewest }: SequenceProblem, filled: readonly number[]): number[] {
  return Array.from({ length: domains.length }, (_, row) => {
    const owed = fewest[row] - filled.filter((other) => other === row).length;
    return new Array<number>(Math.max(0, owed)).fill(row);
  }).flat();
}

function freePlace(domain: number, filled: readonly number[], from: number): number {
  for (let place = from; place < filled.length; place++)
    if (filled[place] < 0 && ((domain >>> place) & 1) === 1) return place;
  return -1;
}

/** Returns the problem with the filled places settled. */
function forced(problem: SequenceProblem, filled: readonly number[]): SequenceProblem {
  let settled = 0;
  const own = new Int32Array(problem.domains.length);
  for (const [place, row] of filled.entries())
    if (row >= 0) {
      settled |= 1 << place;
      own[row] |= 1 << place;
    }
  const domains = own.map((mine, row) => problem.domains[row] & (mine | ~settled));
  return { ...problem, domains, open: problem.open & ~settled };
}
