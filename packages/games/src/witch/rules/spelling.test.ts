import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestName, plainName } from './spelling.ts';

describe('spelling', () => {
  it('forgives one typo, diacritics, case and punctuation, and no more', () => {
    const names = ['Morwenna', 'Juniper', 'Zephyrine'];
    expect(nearestName(names, 'morwenna')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(names, ' Mörwènna! ')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(names, 'Juinper')).toEqual({ index: 1, slips: 1 });
    expect(nearestName(names, 'Junipr')).toEqual({ index: 1, slips: 1 });
    expect(nearestName(names, 'Junpir')).toBeUndefined();
    expect(nearestName(names, '')).toBeUndefined();
    expect(nearestName([], 'x')).toBeUndefined();
  });

  it('accepts no name if two are equally near', () => {
    expect(nearestName(['Anna', 'Anne'], 'Ann')).toBeUndefined();
    expect(nearestName(['Anna', 'Anne'], 'Anna')).toEqual({ index: 0, slips: 0 });
    expect(nearestName(['Anna', 'Änna'], 'Anna')).toBeUndefined();
  });

  it('normalises any string idempotently, and accepts long strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(plainName(plainName(text))).toBe(plainName(text));
        nearestName(['Morwenna', 'Juniper'], text.repeat(50));
      }),
    );
  });
});
