import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feedbackClass,
  feedbackClassCount,
  feedbackOf,
  isFeedbackPossible,
  scoreCode,
  solvedClass,
} from './feedback.ts';

describe('feedback classes', () => {
  it('number every pair once, without gaps, up to 16 places', () => {
    for (let places = 1; places <= 16; places++) {
      const seen = new Set<number>();
      for (let exact = 0; exact <= places; exact++)
        for (let near = 0; exact + near <= places; near++) {
          const cls = feedbackClass(exact, near);
          expect(feedbackOf(cls)).toEqual({ exact, near });
          seen.add(cls);
        }
      expect(seen.size).toBe(feedbackClassCount(places));
      expect(Math.max(...seen)).toBe(solvedClass(places));
    }
  });

  it('are reported as impossible exactly if no pair of codes gives them', () => {
    for (const [places, symbols] of [
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      const seen = new Set<number>();
      const size = symbols ** places;
      const code = (k: number) =>
        Array.from({ length: places }, (_, i) => Math.floor(k / symbols ** i) % symbols);
      for (let g = 0; g < size; g++) for (let s = 0; s < size; s++) seen.add(scoreCode(code(g), code(s)));
      for (let cls = 0; cls < feedbackClassCount(places); cls++) {
        const { exact, near } = feedbackOf(cls);
        expect([places, exact, near, isFeedbackPossible(places, exact, near)]).toEqual([
          places,
          exact,
          near,
          seen.has(cls),
        ]);
      }
    }
    for (const bad of [-1, 0.5, Number.NaN, 5]) expect(isFeedbackPossible(4, bad, 0)).toBe(false);
  });
});

describe('scoreCode', () => {
  const code = fc.integer({ min: 1, max: 16 }).chain((places) => {
    const one = fc.array(fc.nat(19), { minLength: places, maxLength: places });
    return fc.tuple(one, one);
  });

  it('is symmetric, gives the solved class for equal codes, and returns only possible classes', () => {
    fc.assert(
      fc.property(code, ([a, b]) => {
        expect(scoreCode(a, b)).toBe(scoreCode(b, a));
        expect(scoreCode(a, a)).toBe(solvedClass(a.length));
        const { exact, near } = feedbackOf(scoreCode(a, b));
        expect(isFeedbackPossible(a.length, exact, near)).toBe(true);
      }),
    );
  });
});
