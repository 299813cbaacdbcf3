import { newSheet } from '@inkling/core/sheet';
import { openSeed } from '@inkling/games/daily/open-day';
import { streakAt } from '@inkling/games/daily/streak';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { PageServices } from '../page.ts';
import type { Progress } from '../saved/saved-game.ts';
import { Device } from '../saved/testing/device.ts';
import { DAILY_RECORD, parseDailyRecord, playedDays } from './daily-record.ts';
import { saveDayResult } from './save-day-result.ts';

const DAY = '2026-11-22';
const PARAMS = 'w5t6@english';
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const OVER: Progress = { phase: 'lost', done: 6, of: 6, answers: [] };

/** Opens a tab in which the daily game is played. */
function openTab(device: Device) {
  const progress = signal<Progress>({ phase: 'unfinished', done: 0, of: 6 });
  const saved = device.openTab();
  const part = { sheets: (seed: string) => [{ game: 'word', params: PARAMS, seed }] };
  const services = {
    games: [{ id: 'word', daily: async () => part }],
    saved,
    stamp: () => `${DAY}T10:00:00Z`,
  };
  const state = signal({ sheet: newSheet('word', PARAMS, openSeed(DAY, 'word')) });
  const stop = saveDayResult(services as unknown as PageServices, {
    state,
    adopt: () => undefined,
    progress: () => progress.value,
  });
  return { saved, progress, stop };
}

const resultIn = async (device: Device) =>
  (await device.openTab().value(DAILY_RECORD, parseDailyRecord)).value.open[DAY]?.['word'];

describe('a day in two tabs', () => {
  it('keeps the first result, whichever tab reports another one later', async () => {
    const device = new Device();
    const [one, other] = [openTab(device), openTab(device)];
    one.progress.value = OVER;
    await settled();
    other.progress.value = { ...OVER, phase: 'found', done: 1 };
    await settled();
    expect(await resultIn(device)).toMatchObject({ phase: 'lost', turns: 6 });
    one.stop();
    other.stop();
  });

  it('keeps what another tab writes while this one is still reading', async () => {
    const device = new Device();
    const first = device.openTab();
    const record = await first.value(DAILY_RECORD, parseDailyRecord);
    const opening = device.openTab().value(DAILY_RECORD, parseDailyRecord);
    await Promise.resolve();
    record.value = { ...record.value, paused: [DAY] };
    expect((await opening).value.paused).toEqual([DAY]);
  });
});

describe('an edited record', () => {
  it('has no stored streak: it is computed from valid results', async () => {
    const device = new Device();
    const kept = { phase: 'found', turns: 3, withNotes: false, answers: [] };
    device.stored.set(DAILY_RECORD, {
      version: 1,
      isSaved: true,
      streak: 900,
      days: 900,
      open: { [DAY]: { word: kept }, '2026-11-21': { word: { ...kept, turns: -3 } }, '2026-11-20': 'found' },
      server: { '2027-01-01': { word: kept } },
    });
    const { value } = await device.openTab().value(DAILY_RECORD, parseDailyRecord);
    expect(Object.keys(value).toSorted()).toEqual(['isSaved', 'open', 'paused', 'server']);
    expect(streakAt(DAY, playedDays(value, DAY), new Set()).days).toBe(1);
  });
});
