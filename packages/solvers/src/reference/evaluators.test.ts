import { scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreByCounting } from './counting.ts';
import { enumerateCodes } from './enumeration.ts';
import { scoreByLinkedRemoval } from './linked-removal.ts';
import { scoreByUsedFlags } from './used-flags.ts';

describe('the three evaluators of the essay and the production one', () => {
  it('agree on all 1296² pairs of p4c6', () => {
    const codes = [...enumerateCodes({ places: 4, symbols: 6, repeats: true })];
    let disagreements = 0;
    for (const guess of codes)
      for (const secret of codes) {
        const cls = scoreCode(guess, secret);
        if (
          scoreByLinkedRemoval(guess, secret) !== cls ||
          scoreByUsedFlags(guess, secret) !== cls ||
          scoreByCounting(guess, secret) !== cls
        )
          disagreements++;
      }
    expect(codes.length).toBe(1296);
    expect(disagreements).toBe(0);
  });

  it('agree on random pairs of any size', () => {
    const pair = fc
      .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }))
      .chain(([places, symbols]) => {
        const code = fc.array(fc.nat(symbols - 1), { minLength: places, maxLength: places });
        return fc.tuple(code, code);
      });
    fc.assert(
      fc.property(pair, ([guess, secret]) => {
        const cls = scoreCode(guess, secret);
        expect([
          scoreByLinkedRemoval(guess, secret),
          scoreByUsedFlags(guess, secret),
          scoreByCounting(guess, secret),
        ]).toEqual([cls, cls, cls]);
      }),
      { numRuns: 2000 },
    );
  });
});
