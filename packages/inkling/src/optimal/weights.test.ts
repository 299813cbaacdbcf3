import { expect as unwrap } from '@inkling/core/result';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretsOf } from './listed-game.ts';
import { makeWeights, parseWeights } from './weights.ts';

const codes = unwrap(secretsOf({ game: 'mastermind', rules: { places: 2, symbols: 3, repeats: true } }));
const allowed = ['água', 'cosa', 'luna', 'niño'];
const words = unwrap(
  secretsOf({ game: 'word', words: { answers: allowed.slice(1), allowed }, hard: false, lists: [] }),
);

describe('a file of weights', () => {
  it.each([codes, words])('round-trips, in any order of its lines', (names) => {
    const weights = fc.array(fc.integer({ min: 1, max: 999_999_999 }), {
      minLength: names.count,
      maxLength: names.count,
    });
    fc.assert(
      fc.property(weights, (drawn) => {
        const bySecret = Int32Array.from(drawn);
        const text = makeWeights(bySecret, names);
        const read = unwrap(parseWeights(text, names, 2 ** 44));
        expect([...read]).toEqual(drawn);
        const lines = text.trimEnd().split('\n').toReversed();
        const other = unwrap(parseWeights(`\uFEFF# other\r\n\r\n${lines.join('\r\n')}`, names, 2 ** 44));
        expect(makeWeights(other, names)).toBe(text);
      }),
    );
  });

  it('accepts secrets as people write them', () => {
    expect([...unwrap(parseWeights('12 5\nB,b 3\n c c  4', codes, 100))]).toEqual([
      1, 5, 1, 1, 3, 1, 1, 1, 4,
    ]);
    expect([...unwrap(parseWeights('NIN\u0303O 2', words, 100))]).toEqual([1, 1, 2]);
    expect([...unwrap(parseWeights('', words, 3))]).toEqual([1, 1, 1]);
  });

  it('is rejected as a whole for one invalid line', () => {
    expect(parseWeights('cosa 2\nágua 2', words, 100)).toEqual({
      ok: false,
      error: { code: 'unknown-secret', line: 2, text: 'água' },
    });
    expect(parseWeights('cosa 97\nluna 3', words, 100)).toMatchObject({
      error: { code: 'too-heavy', line: 2 },
    });
    expect(parseWeights('cosa 97\nluna 3', words, 101).ok).toBe(true);
    expect(parseWeights(`# ${'x'.repeat(10_000_000)}`, words, 100)).toMatchObject({
      error: { code: 'too-long' },
    });
  });

  it('never makes the parser throw, whatever it contains', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(codes, words), (noise, names) => {
        const read = parseWeights(noise, names, 2 ** 44);
        if (read.ok) expect(read.value.every((weight) => weight >= 1)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
