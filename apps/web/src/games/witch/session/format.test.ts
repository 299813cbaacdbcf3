import { makeSheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { parseLook } from '../settings/look.ts';
import { type BestResults, parseBestResults, ruleSet, withResult } from './best-results.ts';
import { FORMAT } from './format.ts';
import { parseKnownFaces } from './known-faces.ts';
import { sheetFor, WitchSession } from './session.ts';
import { FIRST_SETUP } from './setup.ts';

describe('saved data', () => {
  it('is parsed from any value without throwing', () => {
    const sheet = makeSheet(sheetFor(FIRST_SETUP, 'holly'));
    const damaged = fc
      .tuple(fc.nat(sheet.length), fc.nat(9), fc.string({ maxLength: 5 }))
      .map(([at, cut, put]) => ({ version: 1, sheet: sheet.slice(0, at) + put + sheet.slice(at + cut) }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (value) => {
        const read = parseSavedGame(FORMAT, value);
        if (read) expect(() => new WitchSession(read).view.value).not.toThrow();
        const fields = Object(value) as Readonly<Record<string, unknown>>;
        expect(parseLook(fields).tile).toBeDefined();
        expect(parseBestResults(fields)).toBeDefined();
        expect(parseKnownFaces(fields).ids).toEqual([]);
      }),
    );
  });

  it('holds the ten best results per rule set: most points, then fewest moves, then earliest', () => {
    const key = ruleSet(FIRST_SETUP, false);
    const played = fc.record({
      total: fc.integer({ min: 0, max: 5 }),
      moves: fc.integer({ min: 4, max: 7 }),
      stars: fc.nat(3),
      day: fc.constant('2026-11-23'),
    });
    fc.assert(
      fc.property(fc.array(played, { maxLength: 30 }), (games) => {
        const results = games.reduce<BestResults>((all, one) => withResult(all, key, one), {});
        const ranked = games.toSorted((a, b) => b.total - a.total || a.moves - b.moves).slice(0, 10);
        expect(results[key] ?? []).toEqual(ranked);
        expect(parseBestResults(structuredClone(results))).toEqual(results);
      }),
    );
    expect(ruleSet(FIRST_SETUP, true)).not.toBe(key);
    const one = { total: 400, moves: 7, stars: 2, day: '2026-11-23', seconds: 65 };
    const kept = {
      [key]: [one, { ...one, total: -1 }, { ...one, day: 'today' }, 3],
      nonsense: [one],
      [`${key} x`]: [one],
    };
    expect(parseBestResults(kept)).toEqual({ [key]: [one] });
  });
});
