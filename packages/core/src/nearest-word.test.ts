import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, nearestWord } from './nearest-word.ts';

/** The recursion straight from the definition, without a table. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a[0] === b[0] ? 0 : 1;
  const ways = [1 + slow(a.slice(1), b), 1 + slow(a, b.slice(1)), same + slow(a.slice(1), b.slice(1))];
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(1 + slow(a.slice(2), b.slice(2)));
  return Math.min(...ways);
}

it('editDistance agrees with the plain recursion', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(slow(a, b));
    }),
  );
});

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
