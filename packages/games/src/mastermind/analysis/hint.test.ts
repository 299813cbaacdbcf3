import { feedbackClass } from '@inkling/core/feedback';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintFor } from './hint.ts';
import type { Position } from './position.ts';
import { positionAfter } from './positions.ts';

const P4C6 = { places: 4, symbols: 6, repeats: true };

/** Returns the position after these turns, each given as guess, exact and near. */
function after(turns: readonly (readonly [readonly number[], number, number])[]): Position {
  const read = turns.map(([guess, exact, near]) => ({
    guess: Uint8Array.from(guess),
    feedback: feedbackClass(exact, near),
  }));
  return value(positionAfter(P4C6, read));
}

describe('a hint', () => {
  it('is not given if all pieces are equally likely', () => {
    expect(hintFor(after([]))).toBeUndefined();
    expect(hintFor(after([]), [0, 1, undefined, undefined])).toBeUndefined();
    // The symbols of the guess are ruled out, and the four others are equally likely.
    expect(hintFor(after([[[4, 4, 5, 5], 0, 0]]))).toBeUndefined();
  });

  it('is not for a place where the likeliest piece is already placed', () => {
    const position = after([[[0, 1, 2, 3], 1, 1]]);
    const [row] = position.places();
    const likeliest = row?.indexOf(row.reduce((most, each) => (each > most ? each : most), 0n));
    const hint = hintFor(position, [likeliest]);
    expect(hint?.place).not.toBe(0);
  });

  it('is one of the likeliest pieces of its place, and exists if one is certain or beats another piece', () => {
    const symbol = fc.nat(5);
    const code = fc.tuple(symbol, symbol, symbol, symbol);
    const placed = fc.array(fc.option(symbol, { nil: undefined }), { maxLength: 4 });
    fc.assert(
      fc.property(code, fc.nat(3), fc.nat(2), placed, (guess, exact, near, set) => {
        const position = after([[guess, exact, Math.min(near, 4 - exact)]]);
        const hint = hintFor(position, set);
        const rows = position.places();
        const most = rows.map((row) => row.reduce((best, each) => (each > best ? each : best), 0n));
        if (hint) {
          const row = rows[hint.place] ?? [];
          expect(row[hint.symbol]).toBe(most[hint.place]);
          expect(row[set[hint.place] ?? -1]).not.toBe(most[hint.place]);
          expect(hint.certain || row.some((each) => each > 0n && each < hint.count)).toBe(true);
        } else if (position.count() > 0n)
          for (const [place, row] of rows.entries()) {
            const isEven = row.every((each) => each === 0n || each === most[place]);
            const isCertain = most[place] === position.count();
            expect((isEven && !isCertain) || row[set[place] ?? -1] === most[place]).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });
});
