import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotRadius, halftone, halftonePattern, printedShare } from './halftone.ts';

/** A slow reference implementation: counts the points of a fine grid that some dot of the screen covers. */
function countedShare(radius: number, side = 600): number {
  let printed = 0;
  for (let i = 0; i < side; i++) {
    for (let j = 0; j < side; j++) {
      const [x, y] = [(i + 0.5) / side, (j + 0.5) / side];
      let inked = false;
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) inked ||= Math.hypot(x - 0.5 - dx, y - 0.5 - dy) <= radius;
      }
      if (inked) printed++;
    }
  }
  return printed / (side * side);
}

describe('halftone', () => {
  it('covers the requested share of the area, whether or not the dots touch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(printedShare(dotRadius(share))).toBeCloseTo(share, 12);
      }),
    );
  });

  it('agrees with a count of the points under the dots', () => {
    for (const share of [0.01, 0.14, 0.29, 0.5, 0.71, Math.PI / 4, 0.8, 0.9, 0.97, 0.999]) {
      expect(Math.abs(countedShare(dotRadius(share)) - share)).toBeLessThan(0.001);
    }
  });

  it('prints nothing at 0 and below or for NaN, and a solid area at 1 and above', () => {
    expect([0, -1, Number.NaN].map((share) => halftone(share, 0).radius)).toEqual([0, 0, 0]);
    expect(countedShare(dotRadius(1))).toBe(1);
    expect(dotRadius(7)).toBe(dotRadius(1));
  });

  it('turns the first twelve screens to twelve different angles', () => {
    expect([0, 1, 2, 3, 4, 5].map((token) => halftone(0.5, token).angleDegrees)).toEqual([
      15, 75, 45, 0, 30, 60,
    ]);
    expect(new Set(Array.from({ length: 12 }, (_, token) => halftone(0.5, token).angleDegrees)).size).toBe(
      12,
    );
  });

  it('draws neighbouring dots only if they overlap', () => {
    const light = halftonePattern('a', halftone(0.29, 3), '#123456');
    expect(light).toContain('rotate(0)');
    expect(light.match(/<circle/g)).toHaveLength(1);
    expect(halftonePattern('a', halftone(0.9, 3), '#123456').match(/<circle/g)).toHaveLength(5);
  });
});
