import { describe, expect, it } from 'vitest';
import { contrast, deltaE2000, labOf, parseHex, simulate, VISIONS, worstPair } from './drawing/colour.ts';
import { DAY, NIGHT } from './ink.ts';

/** The least ΔE2000 that we promise between any two of the first n inks, for every kind of vision. */
const PROMISED: readonly (readonly [count: number, day: number, night: number])[] = [
  [6, 17, 15],
  [8, 17, 15],
  [10, 15, 14],
  [12, 13, 11],
  [16, 11, 10],
  [20, 10, 8],
];

describe('spot inks', () => {
  it('are twenty distinct colours by day and by night', () => {
    for (const { spots } of [DAY, NIGHT]) {
      expect(new Set(spots).size).toBe(20);
      for (const spot of spots) expect(spot).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(VISIONS)(
    'remain distinguishable in %s vision, the first six by a ΔE2000 of at least 15',
    (vision) => {
      for (const [count, day, night] of PROMISED) {
        expect(worstPair(DAY.spots.slice(0, count), vision)).toBeGreaterThanOrEqual(day);
        expect(worstPair(NIGHT.spots.slice(0, count), vision)).toBeGreaterThanOrEqual(night);
      }
    },
  );

  it('stand out from the stock: by ΔE2000 in every vision, by 3:1 at night, by an outline in ink by day', () => {
    for (const { stock, spots } of [DAY, NIGHT]) {
      for (const vision of VISIONS) {
        const paper = labOf(simulate(parseHex(stock), vision));
        for (const spot of spots) {
          expect(deltaE2000(labOf(simulate(parseHex(spot), vision)), paper)).toBeGreaterThan(8);
        }
      }
    }
    for (const spot of NIGHT.spots) expect(contrast(spot, NIGHT.stock)).toBeGreaterThanOrEqual(3);
    expect(contrast(DAY.ink, DAY.stock)).toBeGreaterThan(15);
    expect(contrast(NIGHT.ink, NIGHT.stock)).toBeGreaterThan(15);
  });
});
