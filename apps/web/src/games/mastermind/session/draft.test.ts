import { describe, expect, it } from 'vitest';
import {
  codeOf,
  draftOf,
  emptyDraft,
  eraseSymbol,
  fillRest,
  isFull,
  makeDraft,
  moveTo,
  parseDraft,
  placeSymbol,
} from './draft.ts';

describe('filling the rest of a draft', () => {
  it('fills the current place and all empty ones, and keeps the other symbols', () => {
    const typed = moveTo(placeSymbol(placeSymbol(emptyDraft(4), 2), 3), 0);
    expect(fillRest(typed, 5)).toEqual({ symbols: [5, 3, 5, 5], place: 4 });
    expect(fillRest(moveTo(typed, 2), 5)).toEqual({ symbols: [2, 3, 5, 5], place: 4 });
    expect(fillRest(emptyDraft(5), 0).symbols).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a row that the game filled', () => {
  const given = draftOf([2, 3, 0, 1]);
  const [none] = emptyDraft(1).symbols;

  it('makes way for a new one when a symbol is typed', () => {
    expect(isFull(given)).toBe(false);
    expect(placeSymbol(given, 5)).toEqual({ symbols: [5, none, none, none], place: 1 });
    expect(fillRest(given, 5)).toEqual({ symbols: [5, 5, 5, 5], place: 4 });
    expect(codeOf([0, 0, 1, 1].reduce((row, symbol) => placeSymbol(row, symbol), given))).toEqual([
      0, 0, 1, 1,
    ]);
    expect(isFull(placeSymbol(draftOf([3]), 5))).toBe(true);
  });

  it('keeps the other symbols once the user has chosen a place or erased one', () => {
    expect(placeSymbol(moveTo(given, 1), 5)).toEqual({ symbols: [2, 5, 0, 1], place: 4 });
    expect(placeSymbol(given, 5, 1)).toEqual({ symbols: [2, 5, 0, 1], place: 4 });
    expect(codeOf(placeSymbol(eraseSymbol(given), 5))).toEqual([2, 3, 0, 5]);
  });

  it('is saved as such, unlike one that the user filled', () => {
    const rules = { places: 4, symbols: 6, repeats: true };
    const filled = { symbols: given.symbols, place: 4 };
    expect([makeDraft(given), makeDraft(filled)]).toEqual(['cdab', 'cdab@4']);
    expect(parseDraft('cdab', rules)).toEqual(given);
    expect(parseDraft('cdab@4', rules)).toEqual(filled);
    expect(parseDraft('cd-b', rules)).toBeUndefined();
  });
});
