import { describe, expect, it } from 'vitest';
import { emptyDraft, fillRest, moveTo, placeSymbol } from './draft.ts';

describe('filling the rest of a draft', () => {
  it('fills the current place and all empty ones, and keeps the other symbols', () => {
    const typed = moveTo(placeSymbol(placeSymbol(emptyDraft(4), 2), 3), 0);
    expect(fillRest(typed, 5)).toEqual({ symbols: [5, 3, 5, 5], place: 4 });
    expect(fillRest(moveTo(typed, 2), 5)).toEqual({ symbols: [2, 3, 5, 5], place: 4 });
    expect(fillRest(emptyDraft(5), 0).symbols).toEqual([0, 0, 0, 0, 0]);
  });
});
