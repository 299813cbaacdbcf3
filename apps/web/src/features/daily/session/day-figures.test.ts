import { daysAfter } from '@inkling/games/daily/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DailyRecord, NOTHING_SAVED } from '../../../shell/daily/daily-record.ts';
import { dayFigures } from './day-figures.ts';
import { shareText } from './share-text.ts';

const TODAY = '2026-11-22';
const anyResult = fc.record({
  phase: fc.constantFrom('found' as const, 'lost' as const, 'begun' as const),
  turns: fc.integer({ min: 1, max: 60 }),
  withNotes: fc.boolean(),
  answers: fc.constant([]),
});

it('counts every finished game once, including lost ones', () => {
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 30 }), (results) => {
      const open = Object.fromEntries(results.map((word, n) => [daysAfter(TODAY, -n), { word }]));
      const record: DailyRecord = { ...NOTHING_SAVED, isSaved: true, open };
      const { bars, missed, days, found, usual } = dayFigures(record, 'word', TODAY);
      const ends = results.filter(({ phase }) => phase !== 'begun');
      const sum = bars.reduce((total, bar) => total + bar.plain + bar.withNotes, 0);
      expect([days, found, sum]).toEqual([
        ends.length,
        ends.filter(({ phase }) => phase === 'found').length,
        found,
      ]);
      expect(missed.plain + missed.withNotes).toBe(days - found);
      expect(bars.length).toBeLessThanOrEqual(8);
      if (usual === undefined) expect(found).toBe(0);
      else expect(bars.some(({ from, to }) => from <= usual && usual <= to)).toBe(true);
      for (const [at, bar] of bars.entries()) if (at > 0) expect(bar.from).toBe((bars[at - 1]?.to ?? 0) + 1);
    }),
  );
});

it('shares the result and the address of the daily page', () => {
  const progress = { phase: 'found', turns: 2, withNotes: false, answers: [] } as const;
  const games = [{ name: 'Word', progress, lines: ['⬜🟨', '🟦🟦'] }];
  expect(shareText('Inkling, Daily No 143', games, 'https://x.example/#/daily', () => 'found in 2')).toBe(
    'Inkling, Daily No 143\n\nWord: found in 2\n⬜🟨\n🟦🟦\n\nhttps://x.example/#/daily',
  );
});
