import { describe, expect, it } from 'vitest';
import { nearestWord, sayUnknown } from './nearest-word.ts';

describe('nearestWord', () => {
  it.each([
    ['choces', 'choices'],
    ['slove', 'solve'],
    ['Comprae', 'compare'],
    ['x', undefined],
    ['', undefined],
    ['zzzzzz', undefined],
    ['c'.repeat(100_000), undefined],
  ])('of %j', (typed, wanted) => {
    expect(nearestWord(typed, ['choices', 'solve', 'compare'])).toBe(wanted);
  });
});

it('a name that is far down a long list is meant, too, and the list says how long it is', () => {
  const names = Array.from({ length: 40 }, (_, i) => `witch ${i + 1}`);
  expect(sayUnknown('a secret', 'wich 40', names, 3)).toBe(
    '“wich 40” is not a secret. Did you mean witch 40? Known: witch 1, witch 2, witch 3 and 37 more.',
  );
  expect(sayUnknown('a secret', 'x', names.slice(0, 2), 3)).toBe(
    '“x” is not a secret. Known: witch 1 and witch 2.',
  );
});
