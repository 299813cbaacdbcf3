import type { Position } from './position.ts';

/**
 * One placement worth knowing, in steps, so that a person can stop early: that there is something to see, which turns to
 * look at, what follows from them, and the placement itself. Numbers count from 0.
 */
export interface Hint {
  readonly place: number;
  readonly symbol: number;
  /** Codes that have the symbol there, and codes in all. */
  readonly count: bigint;
  readonly total: bigint;
  /** Every code left agrees. */
  readonly certain: boolean;
  /** Turns from which a certain placement follows (`Position.proof`); empty for a likely one. */
  readonly turns: readonly number[];
}

/**
 * The likeliest placement of any place, a certain one first. Places at which all possible symbols are equally likely tell
 * nothing, and places at which `guess` has a likeliest symbol already need no hint; `undefined` when no other is left.
 * `guess` holds the symbols that the person has placed so far.
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
