import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

it.each([
  ['choces', 'choices'],
  ['slove', 'solve'],
  ['Comprae', 'compare'],
  ['x', undefined],
  ['', undefined],
  ['zzzzzz', undefined],
  ['c'.repeat(100_000), undefined],
])('the word nearest to %j is %j', (typed, wanted) => {
  expect(nearestWord(typed, ['choices', 'solve', 'compare'])).toBe(wanted);
});
