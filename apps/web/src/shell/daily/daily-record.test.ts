import { dayAt, daysAfter } from '@inkling/games/daily/day';
import { FIRST_DAY } from '@inkling/games/daily/open-day';
import { streakAt } from '@inkling/games/daily/streak';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DailyRecord,
  type DayResult,
  NOTHING_SAVED,
  parseDailyRecord,
  playedDays,
  resultOn,
  withResult,
} from './daily-record.ts';

const TODAY = '2026-11-22';
const EMPTY: DailyRecord = { ...NOTHING_SAVED, isSaved: true };
const found = (turns: number): DayResult => ({ phase: 'found', turns, withNotes: false, answers: [] });
const at = { day: TODAY, game: 'word' };

describe('the daily record', () => {
  it('keeps the first final result of a day, whatever is played later', () => {
    const once = withResult(EMPTY, 'open', at, { ...found(6), phase: 'lost' });
    expect(withResult(once, 'open', at, found(2))).toBe(once);
    const begun = withResult(EMPTY, 'server', at, { ...found(0), phase: 'begun', room: 'r' });
    expect(resultOn(withResult(begun, 'server', at, found(4)), TODAY, 'word')).toEqual(found(4));
    expect(withResult(once, 'server', at, { ...found(0), phase: 'begun' }).open).toEqual(once.open);
  });

  it('keeps results without the server separate, and prefers the server’s', () => {
    const open = withResult(EMPTY, 'open', at, found(2));
    const both = withResult(open, 'server', at, found(5));
    expect([both.open[TODAY]?.['word'], both.server[TODAY]?.['word']]).toEqual([found(2), found(5)]);
    expect(resultOn(both, TODAY, 'word')).toEqual(found(5));
    expect(resultOn(open, TODAY, 'word')).toEqual(found(2));
  });

  it('stores nothing when saving is off', () => {
    expect(withResult(NOTHING_SAVED, 'open', at, found(2))).toBe(NOTHING_SAVED);
    expect(parseDailyRecord({ isSaved: false, open: { [TODAY]: { word: found(2) } } })).toBe(NOTHING_SAVED);
  });

  it('round-trips, and keeps only the valid results of anything else', () => {
    const result = fc.record({
      phase: fc.constantFrom('found', 'lost', 'begun'),
      turns: fc.nat(40),
      withNotes: fc.boolean(),
      answers: fc.array(fc.string({ maxLength: 20 }), { maxLength: 12 }),
    });
    const day = fc.nat(2000).map((n) => daysAfter(FIRST_DAY, n));
    const results = fc.dictionary(day, fc.dictionary(fc.constantFrom('word', 'witch'), result));
    const paused = fc.array(day, { maxLength: 9 });
    fc.assert(
      fc.property(results, results, paused, (open, server, paused) => {
        const record = { isSaved: true, open, server, paused };
        expect(parseDailyRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('open', 'server', 'paused'), fc.anything()), (fields) => {
        const record = parseDailyRecord(fields);
        expect(parseDailyRecord({ ...record })).toEqual(record);
      }),
    );
    const odd = { '2026-07-02': { word: found(1) }, nonsense: 3, [TODAY]: { word: { turns: -1 }, 'A b': 1 } };
    expect(parseDailyRecord({ open: odd, paused: ['2026-11-31', 7] })).toEqual({
      ...EMPTY,
      open: { [TODAY]: {} },
    });
  });

  it('does not count future days, for example after a clock that was ahead', () => {
    const ahead = withResult(EMPTY, 'open', { day: daysAfter(TODAY, 3), game: 'word' }, found(3));
    const both = withResult(ahead, 'open', at, found(3));
    expect([...playedDays(both, TODAY)]).toEqual([TODAY]);
    expect(streakAt(TODAY, playedDays(both, TODAY), new Set()).days).toBe(1);
    expect(dayAt(Date.parse('2026-11-22T23:59:59Z'))).toBe(TODAY);
  });
});
