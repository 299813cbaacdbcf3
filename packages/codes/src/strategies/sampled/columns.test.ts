import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeColumns } from './columns.ts';
import { neighbours } from './proposals.ts';

describe('CodeColumns', () => {
  it('splits as scoring every code does, up to 16 places and 20 symbols', () => {
    const problem = fc
      .record({ places: fc.integer({ min: 1, max: 16 }), symbols: fc.integer({ min: 1, max: 20 }) })
      .chain(({ places, symbols }) => {
        const code = fc.array(fc.nat(symbols - 1), { minLength: places, maxLength: places });
        return fc.record({
          places: fc.constant(places),
          symbols: fc.constant(symbols),
          codes: fc.array(code, { maxLength: 20 }),
          guesses: fc.array(code, { minLength: 1, maxLength: 4 }),
        });
      });
    fc.assert(
      fc.property(problem, ({ places, symbols, codes, guesses }) => {
        const columns = new CodeColumns(codes, places, symbols);
        for (const guess of guesses) {
          const histogram = columns.split(guess);
          expect(histogram.reduce((sum, n) => sum + n, 0)).toBe(codes.length);
          for (let total = 0; total <= places; total++)
            for (let exact = 0; exact <= total; exact++) {
              const cls = feedbackClass(exact, total - exact);
              const slow = codes.filter((code) => scoreCode(guess, code) === cls).length;
              expect(histogram[exact + 32 * total]).toBe(slow);
            }
        }
      }),
    );
  });

  it('splits by the neighbours of a guess as by any guess', () => {
    const problem = fc
      .record({ places: fc.integer({ min: 1, max: 16 }), symbols: fc.integer({ min: 1, max: 20 }) })
      .chain(({ places, symbols }) => {
        const code = fc.array(fc.nat(symbols - 1), { minLength: places, maxLength: places });
        return fc.record({
          rules: fc.constant({ places, symbols, repeats: true }),
          codes: fc.array(code, { maxLength: 9 }),
          guess: code,
        });
      });
    fc.assert(
      fc.property(problem, ({ rules, codes, guess }) => {
        const near = [...neighbours(guess, rules)];
        const columns = new CodeColumns(codes, rules.places, rules.symbols);
        columns.stand(guess);
        const fast = near.map((code) => String(columns.splitNeighbour(code)));
        expect(fast).toEqual(near.map((code) => String(columns.split(code))));
      }),
      { numRuns: 20 },
    );
  });
});
