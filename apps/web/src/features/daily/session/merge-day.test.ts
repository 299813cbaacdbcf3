import type { DailyView } from '@inkling/client/api';
import { describe, expect, it } from 'vitest';
import { type DailyRecord, NOTHING_KEPT } from '../../../shell/daily/daily-record.ts';
import { type DayStanding, NOT_OPENED } from '../../../shell/daily/day-standing.ts';
import { shownGame, withServerDay } from './merge-day.ts';

const DAY = '2026-11-22';
const EMPTY: DailyRecord = { ...NOTHING_KEPT, isKept: true };
const alone: DayStanding = { phase: 'found', turns: 3, withNotes: false, answers: ['22222'] };
type Attempt = DailyView['games'][number]['attempt'];
const view = (attempt?: Attempt): DailyView => ({
  day: DAY,
  msLeft: 1000,
  end: '',
  games: [{ game: 'word', rules: 'w5t6@english', ...(attempt ? { attempt } : {}) }],
  streak: 0,
  week: [],
  paused: [],
  past: [],
});
const begun: Attempt = { room: 'room', kind: 'unassisted', over: false, solved: false };
const ended: Attempt = { room: 'room', kind: 'assisted', over: true, solved: true, turns: 4 };
const shown = (record: DailyRecord, open: DayStanding, told?: DailyView) =>
  shownGame({ day: DAY, game: 'word', open }, record, told);

describe('a day that is known from two places', () => {
  it('is the server’s as soon as it answers, and what was played without it stands aside', () => {
    expect(shown(EMPTY, alone)).toEqual({ game: 'word', source: 'open', standing: alone });
    expect(shown(EMPTY, alone, view())).toEqual({
      game: 'word',
      source: 'server',
      standing: NOT_OPENED,
      aside: alone,
    });
    expect(shown(EMPTY, NOT_OPENED, view(ended)).standing).toEqual({
      phase: 'found',
      turns: 4,
      withNotes: true,
      answers: [],
      room: 'room',
    });
  });

  it('stays the server’s when the server falls silent', () => {
    const record = withServerDay(EMPTY, view(begun));
    expect(shown(record, NOT_OPENED)).toMatchObject({ source: 'server', standing: { phase: 'begun' } });
    const later = withServerDay(record, view(ended));
    expect(shown(later, alone)).toMatchObject({ source: 'server', standing: { turns: 4 } });
    expect(withServerDay(later, view(begun))).toBe(later);
    expect(later.open).toEqual({});
  });

  it('takes nothing from the answer about another day', () => {
    const other = { ...view(ended), day: '2026-11-23' };
    expect(shown(EMPTY, alone, other)).toMatchObject({ source: 'open', standing: alone });
  });
});
