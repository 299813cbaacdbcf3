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
 * A certain placement that the half-filled guess does not show yet, else the likeliest one; `undefined` when no
 * code is left. `guess` holds the symbols that the person has placed so far.
 */
export function hintFor(analysis: Position, guess: readonly (number | undefined)[] = []): Hint | undefined {
  const total = analysis.count();
  if (total === 0n) return undefined;
  const placements = analysis
    .places()
    .flatMap((row, place) => row.map((count, symbol) => ({ place, symbol, count })))
    .filter(({ place, symbol }) => guess[place] !== symbol)
    .toSorted((a, b) =>
      a.count === b.count ? a.place - b.place || a.symbol - b.symbol : a.count > b.count ? -1 : 1,
    );
  const [best] = placements;
  if (!best || best.count === 0n) return undefined;
  const certain = best.count === total;
  return { ...best, total, certain, turns: certain ? analysis.proof(best.place, best.symbol) : [] };
}
