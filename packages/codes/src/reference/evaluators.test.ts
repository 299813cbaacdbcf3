import { scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countingEvaluator } from './counting.ts';
import { enumerateCodes } from './enumeration.ts';
import { scoreByLinkedRemoval } from './linked-removal.ts';
import { usedFlagsEvaluator } from './used-flags.ts';

describe('the three evaluators of the essay and the production one', () => {
  it('agree on every guess of p4c6 against every fifth secret', () => {
    const codes = [...enumerateCodes({ places: 4, symbols: 6, repeats: true })];
    let disagreements = 0;
    for (const secret of codes.filter((_, at) => at % 5 === 0)) {
      const [byFlags, byCounting] = [usedFlagsEvaluator(secret), countingEvaluator(secret, 6)];
      for (const guess of codes) {
        const cls = scoreCode(guess, secret);
        if (
          scoreByLinkedRemoval(guess, secret) !== cls ||
          byFlags(guess) !== cls ||
          byCounting(guess) !== cls
        )
          disagreements++;
      }
    }
    expect(codes.length).toBe(1296);
    expect(disagreements).toBe(0);
  });

  it('agree on random pairs of any size', () => {
    const pair = fc
      .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }))
      .chain(([places, symbols]) => {
        const code = fc.array(fc.nat(symbols - 1), { minLength: places, maxLength: places });
        return fc.tuple(code, code, fc.constant(symbols));
      });
    fc.assert(
      fc.property(pair, ([guess, secret, symbols]) => {
        const cls = scoreCode(guess, secret);
        expect([
          scoreByLinkedRemoval(guess, secret),
          usedFlagsEvaluator(secret)(guess),
          countingEvaluator(secret, symbols)(guess),
        ]).toEqual([cls, cls, cls]);
      }),
      { numRuns: 2000 },
    );
  });

  it('read the secret only once when counting, however many guesses are scored against it', () => {
    let reads = 0;
    const answer = new Proxy([0, 1, 5, 1], {
      get(places, key) {
        if (typeof key === 'string' && /^\d$/.test(key)) reads++;
        return Reflect.get(places, key);
      },
    });
    const evaluate = countingEvaluator(answer, 6);
    expect(reads).toBe(4);
    for (let guesses = 1; guesses <= 10; guesses++) {
      evaluate([1, 1, 0, 0]);
      expect(reads).toBe(4 + guesses * 4);
    }
  });
});
