import type { Position } from './position.ts';

/**
 * One placement worth knowing. It can be shown in steps, so that the user can stop early: that there is
 * something to see, which turns to look at, what follows from them, and the placement itself. All indices are
 * zero-based.
 */
export interface Hint {
  readonly place: number;
  readonly symbol: number;
  /** The number of codes with the symbol at this place, out of `total` codes. */
  readonly count: bigint;
  readonly total: bigint;
  /** True if all remaining codes agree on this placement. */
  readonly certain: boolean;
  /** The turns from which a certain placement follows (see `Position.proof`); empty if it is only likely. */
  readonly turns: readonly number[];
}

/**
 * Returns the most likely placement; a certain one is the most likely of all. Skips places where all possible
 * symbols are equally likely, and places where `guess`, the symbols that the user has placed so far, already
 * has a most likely symbol. Returns undefined if no place remains.
 */
export function hintFor(analysis: Position, guess: readonly (number | undefined)[] = []): Hint | undefined {
  const total = analysis.count();
  if (total === 0n) return undefined;
  const [best] = analysis
    .places()
    .flatMap((row, place) => {
      const count = row.reduce((most, each) => (each > most ? each : most), 0n);
      const isEven = count < total && row.every((each) => each === 0n || each === count);
      return isEven || row[guess[place] ?? -1] === count
        ? []
        : [{ place, symbol: row.indexOf(count), count }];
    })
    .toSorted((a, b) => Number(b.count > a.count) - Number(a.count > b.count));
  if (!best) return undefined;
  const certain = best.count === total;
  return { ...best, total, certain, turns: certain ? analysis.proof(best.place, best.symbol) : [] };
}
