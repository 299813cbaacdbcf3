import { daysAfter, startOf } from '@inkling/games/daily/day';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { NOTHING_SAVED } from '../../../shell/daily/daily-record.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import { DailyController } from './daily-controller.ts';
import { ServerDay } from './server-day.ts';

const TODAY = '2026-11-30';

/** Opens the controller of the day page without a server. */
function openDay() {
  const record = signal({ ...NOTHING_SAVED, isSaved: true, paused: ['2026-11-28', TODAY] });
  const server = new ServerDay({
    calls: () => Promise.reject(new Error('there is no server')),
    goTo: () => undefined,
  });
  const storage = new Device().storage();
  const controller = new DailyController({
    storage,
    record,
    games: [],
    server,
    asked: undefined,
    deviceNow: () => startOf(TODAY),
  });
  return { controller, record };
}

it('pauses the streak for seven days, reports until when, and ends the pause early', async () => {
  const { controller, record } = openDay();
  expect(controller.restingUntil.value).toBeUndefined();
  await controller.rest(true);
  expect(controller.restingUntil.value).toBe(daysAfter(TODAY, 7));
  await controller.rest(false);
  expect(controller.restingUntil.value).toBeUndefined();
  expect(record.value.paused, 'days off that are over').toEqual(['2026-11-28', TODAY]);
});
