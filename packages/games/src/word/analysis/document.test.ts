import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersForUnknownGuess, patterns, verifyHints } from './document.ts';

const bocch = [{ guess: 'BOCCH', result: 'WWYYW' }];

describe("the founding document's functions", () => {
  it('accumulate green, yellow and wrong letters, and the min–max counter', () => {
    const verified = verifyHints([...bocch, { guess: 'CACTI', result: 'GWGWW' }]);
    expect(verified).toMatchObject({ ok: false, check: { code: 'excluded-place-claimed', rules: [4] } });
    expect(verifyHints([{ guess: 'BOCCH', result: 'WWYWW' }])).toEqual({
      ok: true,
      hints: {
        green: [undefined, undefined, undefined, undefined, undefined],
        yellow: { c: [2, 3] },
        wrong: new Set(['b', 'o', 'h']),
        minMax: { c: { fewest: 1, most: 1 } },
      },
    });
  });

  it('list the letters that a blind guess leaves out: wrong ones, and those with a known count', () => {
    expect(lettersForUnknownGuess(bocch)).toEqual({ ok: true, value: ['b', 'h', 'o'] });
    expect(lettersForUnknownGuess([{ guess: 'BOCCH', result: 'WWYWW' }])).toEqual({
      ok: true,
      value: ['b', 'c', 'h', 'o'],
    });
  });

  it('return patterns as a generator', () => {
    const lazily = patterns(bocch);
    expect(lazily.ok && [...lazily.value]).toEqual(['cc___', 'c___c', '_c__c']);
  });

  it('report errors in the format with their round, and never throw', () => {
    expect(verifyHints([{ guess: '', result: '' }])).toEqual({
      ok: false,
      error: { code: 'no-guess', round: 0 },
    });
    expect(verifyHints([{ guess: 'AB', result: 'G' }])).toMatchObject({
      error: { code: 'length', round: 0 },
    });
    expect(verifyHints([...bocch, { guess: 'AB', result: 'GG' }])).toMatchObject({
      error: { code: 'round-length', round: 1 },
    });
    const round = fc.record({ guess: fc.string({ unit: 'grapheme' }), result: fc.string() });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 4 }), (rounds) => {
        expect(typeof verifyHints(rounds).ok).toBe('boolean');
        expect(typeof lettersForUnknownGuess(rounds).ok).toBe('boolean');
        expect(typeof patterns(rounds).ok).toBe('boolean');
      }),
    );
  });
});
