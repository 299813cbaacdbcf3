import { usedFlagsEvaluator } from '@inkling/codes/reference/used-flags';
import { type Code, feedbackOf, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainScore, judgeAnswer } from './scoring.ts';

const code: fc.Arbitrary<Code> = fc.array(fc.nat({ max: 5 }), { minLength: 4, maxLength: 4 });

describe('explainScore', () => {
  it('agrees with the engine, whichever way it is counted', () => {
    fc.assert(
      fc.property(code, code, (guess, secret) => {
        const { feedback, exact, near, counts, total } = explainScore(guess, secret);
        expect(feedback).toEqual(feedbackOf(usedFlagsEvaluator(secret)(guess)));
        expect(exact).toHaveLength(feedback.exact);
        expect(near).toHaveLength(feedback.near);
        expect(total).toBe(counts.reduce((sum, { less }) => sum + less, 0));
        expect(total - exact.length).toBe(near.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('uses no place twice, and pairs only equal symbols', () => {
    fc.assert(
      fc.property(code, code, (guess, secret) => {
        const { exact, near } = explainScore(guess, secret);
        const inGuess = [...exact, ...near.map((match) => match.guess)];
        const inSecret = [...exact, ...near.map((match) => match.secret)];
        expect(new Set(inGuess).size).toBe(inGuess.length);
        expect(new Set(inSecret).size).toBe(inSecret.length);
        for (const match of near) expect(guess[match.guess]).toBe(secret[match.secret]);
      }),
    );
  });

  it('names a symbol that naive counting counts too often, exactly when that count is wrong', () => {
    fc.assert(
      fc.property(code, code, (guess, secret) => {
        const { feedback, hasty, overcounted } = explainScore(guess, secret);
        expect(hasty).toBeGreaterThanOrEqual(feedback.near);
        expect(overcounted === undefined).toBe(hasty === feedback.near);
      }),
    );
  });
});

describe('judgeAnswer', () => {
  const scoring = explainScore([1, 1, 0, 0], [0, 1, 5, 1]);

  it('distinguishes what is wrong with an answer', () => {
    expect(scoring.feedback).toEqual({ exact: 1, near: 2 });
    expect(judgeAnswer({ exact: 1, near: 2 }, scoring)).toBe('right');
    expect(judgeAnswer({ exact: 2, near: 2 }, scoring)).toBe('exact');
    expect(judgeAnswer({ exact: 1, near: 3 }, scoring)).toBe('hasty');
    expect(judgeAnswer({ exact: 1, near: 0 }, scoring)).toBe('near');
    const plain = explainScore([0, 1, 2, 2], [0, 3, 1, 1]);
    expect(judgeAnswer({ exact: 1, near: plain.total }, plain)).toBe('exact-again');
  });

  it('accepts exactly the true score', () => {
    fc.assert(
      fc.property(code, code, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (guess, secret, exact, near) => {
        const { feedback } = explainScore(guess, secret);
        const isRight = feedback.exact === exact && feedback.near === near;
        expect(judgeAnswer({ exact, near }, explainScore(guess, secret)) === 'right').toBe(isRight);
        expect(feedback).toEqual(feedbackOf(scoreCode(guess, secret)));
      }),
    );
  });
});
