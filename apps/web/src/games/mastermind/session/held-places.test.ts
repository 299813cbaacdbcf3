import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf, draftOf, emptyDraft, moveTo } from './draft.ts';
import { draftWithHeld, parseHeld, rowWithHeld, toggled } from './held-places.ts';

it('keeps the symbols at held places, and starts at the first empty place', () => {
  expect(draftWithHeld([3, 1, 4, 1], [1, 3])).toEqual({ symbols: [undefined, 1, undefined, 1], place: 0 });
  expect(draftWithHeld([3, 1, 4, 1], [0])).toEqual({
    symbols: [3, undefined, undefined, undefined],
    place: 1,
  });
  expect(codeOf(draftWithHeld([3, 1], [0, 1]))).toEqual([3, 1]);
  expect(draftWithHeld([3, 1], [])).toEqual({ symbols: [undefined, undefined], place: 0 });
});

it('starts a new row with the held symbols after one that the game filled, and leaves any other as it is', () => {
  const given = draftOf([3, 1, 4, 1]);
  expect(rowWithHeld(given, [1])).toEqual({ symbols: [undefined, 1, undefined, undefined], place: 0 });
  expect(rowWithHeld(given, [])).toEqual(emptyDraft(4));
  expect(rowWithHeld(given, [0, 1, 2, 3])).toEqual(emptyDraft(4));
  for (const row of [moveTo(given, 2), emptyDraft(4)]) expect(rowWithHeld(row, [1])).toBe(row);
});

it('toggles whether a place is held', () => {
  expect(toggled(toggled([], 2), 0)).toEqual([0, 2]);
  expect(toggled([0, 2], 2)).toEqual([0]);
});

it('parses held places in order, and ignores anything invalid', () => {
  expect(parseHeld([2, 0], 4)).toEqual([0, 2]);
  expect(parseHeld([4, -1, '0', 1.5], 4)).toEqual([]);
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 1, max: 16 }), (value, places) => {
      for (const place of parseHeld(value, places)) expect(place).toBeLessThan(places);
    }),
  );
});
