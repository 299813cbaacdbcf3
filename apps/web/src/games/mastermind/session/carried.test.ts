import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAt, type Carried, putDown } from './carried.ts';
import { type Draft, draftOf, emptyDraft, moveTo, placeSymbol } from './draft.ts';

describe('putDown', () => {
  const draft: Draft = { symbols: [2, undefined, 4, undefined], place: 1 };

  it('puts a piece from the tray at the given place, and selects an empty place', () => {
    expect(putDown(draft, { from: 'tray', symbol: 5 }, 3)).toEqual({
      symbols: [2, undefined, 4, 5],
      place: 1,
    });
    expect(putDown(draft, { from: 'tray', symbol: 5 }, 0).symbols).toEqual([5, undefined, 4, undefined]);
    expect(putDown(draft, { from: 'tray', symbol: 5 }, undefined)).toBe(draft);
  });

  it('swaps a piece with the one at its target, and removes it when dropped outside', () => {
    expect(putDown(draft, { from: 'place', place: 0 }, 2).symbols).toEqual([4, undefined, 2, undefined]);
    expect(putDown(draft, { from: 'place', place: 0 }, 1).symbols).toEqual([undefined, 2, 4, undefined]);
    expect(putDown(draft, { from: 'place', place: 0 }, undefined)).toEqual({
      symbols: [undefined, undefined, 4, undefined],
      place: 0,
    });
    expect(putDown(draft, { from: 'place', place: 1 }, 0)).toBe(draft);
  });

  it('replaces the draft with an earlier guess dropped anywhere on it', () => {
    expect(putDown(draft, { from: 'turn', code: [1, 1, 0, 0] }, 2)).toEqual(draftOf([1, 1, 0, 0]));
    expect(putDown(draft, { from: 'turn', code: [1, 1, 0, 0] }, undefined)).toBe(draft);
  });

  it('never moves past the last place while a place is empty', () => {
    const step = fc.record({
      from: fc.constantFrom('tray', 'place', 'type', 'move'),
      at: fc.nat(3),
      to: fc.option(fc.nat(3), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce((now, { from, at, to }) => {
          if (from === 'type') return placeSymbol(now, at);
          if (from === 'move') return moveTo(now, at);
          const carried: Carried = from === 'tray' ? { from, symbol: at } : { from: 'place', place: at };
          return putDown(now, carried, to);
        }, emptyDraft(4));
        expect(end.symbols).toHaveLength(4);
        if (end.place === 4) expect(end.symbols).not.toContain(undefined);
      }),
    );
  });
});

describe('the box under a pointer', () => {
  const boxes = [0, 60, 120].map((left) => ({ left, top: 0, right: left + 44, bottom: 44 }));

  it('is the nearest one within reach', () => {
    expect(boxAt(boxes, 20, 20)).toBe(0);
    expect(boxAt(boxes, 50, 60)).toBe(0);
    expect(boxAt(boxes, 55, -10)).toBe(1);
    expect(boxAt(boxes, 170, 70)).toBeUndefined();
    expect(boxAt([], 0, 0)).toBeUndefined();
  });
});
