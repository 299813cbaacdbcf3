import type { DailyView } from '@inkling/client/generated/api';
import { describe, expect, it } from 'vitest';
import {
  type DailyRecord,
  NOTHING_SAVED,
  parseDailyRecord,
  playedDays,
} from '../../../shell/daily/daily-record.ts';
import { type DayProgress, NOT_OPENED } from '../../../shell/daily/day-progress.ts';
import { dayFigures } from './day-figures.ts';
import { shownGame, type TurnsByGame } from './merge-day.ts';
import { withServerDay } from './server-record.ts';

const DAY = '2026-11-22';
const EMPTY: DailyRecord = { ...NOTHING_SAVED, isSaved: true };
const alone: DayProgress = { phase: 'found', turns: 3, withNotes: false, answers: ['22222'] };
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
const NO_TURNS: TurnsByGame = new Map();
const TURNS: TurnsByGame = new Map([['word', { turns: 2, answers: ['01220', '22222'] }]]);
const shown = (record: DailyRecord, open: DayProgress, told?: DailyView, turns = NO_TURNS) =>
  shownGame({ day: DAY, game: 'word', open }, record, told, turns);

describe('a day known to both the device and the server', () => {
  it('shows the server’s result once it answers, and sets the local one aside', () => {
    expect(shown(EMPTY, alone)).toEqual({ game: 'word', source: 'open', progress: alone });
    expect(shown(EMPTY, alone, view())).toEqual({
      game: 'word',
      source: 'server',
      progress: NOT_OPENED,
      aside: alone,
    });
    expect(shown(EMPTY, NOT_OPENED, view(ended)).progress).toEqual({
      phase: 'found',
      turns: 4,
      withNotes: true,
      answers: [],
      room: 'room',
    });
  });

  it('keeps the server’s result when the server stops answering', () => {
    const record = withServerDay(EMPTY, view(begun), NO_TURNS);
    expect(shown(record, NOT_OPENED)).toMatchObject({ source: 'server', progress: { phase: 'begun' } });
    const later = withServerDay(record, view(ended), NO_TURNS);
    expect(shown(later, alone)).toMatchObject({ source: 'server', progress: { turns: 4 } });
    expect(withServerDay(later, view(begun), NO_TURNS)).toBe(later);
    expect(later.open).toEqual({});
  });

  it('shows and keeps the answers from the user’s own room, even once the server is silent', () => {
    const answers = ['01220', '22222'];
    expect(shown(EMPTY, NOT_OPENED, view(begun), TURNS).progress).toMatchObject({ turns: 2, answers });
    expect(shown(EMPTY, NOT_OPENED, view(ended), TURNS).progress).toMatchObject({ turns: 4, answers });
    const record = withServerDay(EMPTY, view(ended), TURNS);
    expect(shown(record, NOT_OPENED).progress).toMatchObject({ phase: 'found', answers });
    expect(withServerDay(record, view(ended), NO_TURNS)).toBe(record);
    const lost = { ...ended, solved: false, turns: undefined };
    expect(shown(EMPTY, NOT_OPENED, view(lost as unknown as Attempt), TURNS).progress).toMatchObject({
      phase: 'lost',
      turns: 2,
    });
  });

  it('takes over from the server that help was used, even after the result was saved', () => {
    const kept = withServerDay(EMPTY, view({ ...ended, kind: 'unassisted' }), TURNS);
    const told = withServerDay(kept, view(ended), NO_TURNS);
    expect(told.server[DAY]?.['word']).toMatchObject({ withNotes: true, answers: ['01220', '22222'] });
  });

  it('stops counting the local result in the figures and the streak', () => {
    const open = { [DAY]: { word: { ...alone, phase: 'lost' as const, turns: 6 } } };
    const before: DailyRecord = { ...EMPTY, open };
    expect([dayFigures(before, 'word', DAY).days, playedDays(before, DAY).size]).toEqual([1, 1]);
    const told = withServerDay(before, view(), NO_TURNS);
    expect([dayFigures(told, 'word', DAY).days, playedDays(told, DAY).size]).toEqual([0, 0]);
    expect(withServerDay(told, view(), NO_TURNS)).toBe(told);
    expect(parseDailyRecord(JSON.parse(JSON.stringify(told)))).toEqual(told);
    const ended = withServerDay(told, view({ ...begun, over: true, solved: true, turns: 4 }), NO_TURNS);
    expect(dayFigures(ended, 'word', DAY)).toMatchObject({ days: 1, found: 1, usual: 4 });
  });

  it('ignores a server answer about another day', () => {
    const other = { ...view(ended), day: '2026-11-23' };
    expect(shown(EMPTY, alone, other)).toMatchObject({ source: 'open', progress: alone });
  });
});
