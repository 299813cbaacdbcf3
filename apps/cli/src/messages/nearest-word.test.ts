import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

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
