import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestName, plainName } from './spelling.ts';

/** The recursion as it is written down, without a table. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a[0] === b[0] ? 0 : 1;
  const ways = [1 + slow(a.slice(1), b), 1 + slow(a, b.slice(1)), same + slow(a.slice(1), b.slice(1))];
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(1 + slow(a.slice(2), b.slice(2)));
  return Math.min(...ways);
}

describe('spelling', () => {
  it('counts slips as the plain recursion does', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(slow(a, b));
      }),
    );
  });

  it('forgives one slip, marks, case and punctuation, and no more', () => {
    const names = ['Morwenna', 'Juniper', 'Zephyrine'];
    expect(nearestName(names, 'morwenna')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(names, ' Mörwènna! ')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(names, 'Juinper')).toEqual({ index: 1, slips: 1 });
    expect(nearestName(names, 'Junipr')).toEqual({ index: 1, slips: 1 });
    expect(nearestName(names, 'Junpir')).toBeUndefined();
    expect(nearestName(names, '')).toBeUndefined();
    expect(nearestName([], 'x')).toBeUndefined();
  });

  it('accepts nobody when two names are as near', () => {
    expect(nearestName(['Anna', 'Anne'], 'Ann')).toBeUndefined();
    expect(nearestName(['Anna', 'Anne'], 'Anna')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(['Anna', 'Änna'], 'Anna')).toBeUndefined();
  });

  it('stays bounded on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(plainName(plainName(text))).toBe(plainName(text));
        nearestName(['Morwenna', 'Juniper'], text.repeat(50));
      }),
    );
  });
});
