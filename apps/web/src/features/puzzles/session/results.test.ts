import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterFirstTry, parseResults, type Results } from './results.ts';

const EMPTY = parseResults({});

it('round-trips saved results, and drops invalid fields', () => {
  const results: Results = {
    ...afterFirstTry(EMPTY, 'a', 'k/2', 2, 1),
    found: { a: 1, b: 0 },
  };
  expect(parseResults(JSON.parse(JSON.stringify(results)))).toEqual(results);
  expect(
    parseResults({ found: { a: -1, b: 'x' }, tried: [1, 'c'], person: { rating: 'NaN' }, kinds: { k: 3 } }),
  ).toEqual({ ...EMPTY, tried: ['c'] });
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => void parseResults(fields)));
});

it('rates only the first try, only if rating is on, and never after a hint', () => {
  const won = afterFirstTry(EMPTY, 'a', 'k/2', 2, 1);
  const lost = afterFirstTry(EMPTY, 'a', 'k/2', 2, 0);
  expect(won.person?.rating).toBeGreaterThan(1500);
  expect(lost.person?.rating).toBeLessThan(1500);
  expect(won.kinds['k/2']?.rating).toBeLessThan(lost.kinds['k/2']?.rating ?? 0);
  expect(afterFirstTry(won, 'a', 'k/2', 2, 0)).toBe(won);
  expect(afterFirstTry(EMPTY, 'a', 'k/2', 2, undefined)).toEqual({ ...EMPTY, tried: ['a'] });
  expect(afterFirstTry({ ...EMPTY, isRated: false }, 'a', 'k/2', 2, 1).person).toBeUndefined();
});
