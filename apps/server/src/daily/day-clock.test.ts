import { fail, ok, type Result } from '@inkling/core/result';
import { DAY_MS, type Day } from '@inkling/games/daily/day';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WriteFault } from '../store/store.ts';
import { handClock } from '../testing/test-server.ts';
import { DayClock } from './day-clock.ts';

describe('DayClock', () => {
  let clock: ReturnType<typeof handClock>;
  let written: Day[];
  let [reads, trouble]: [number, WriteFault | undefined] = [0, undefined];
  beforeEach(() => {
    clock = { ...handClock(), nowMs: Date.parse('2026-11-20T12:00:00Z') };
    [written, reads, trouble] = [[], 0, undefined];
  });

  const days = {
    lastRecordedMs: async () => ok(0),
    async lastBegunDay() {
      reads++;
      return ok(written.toSorted().at(-1));
    },
    async begin(day: Day): Promise<Result<void, WriteFault>> {
      await Promise.resolve();
      if (trouble !== undefined) return fail(trouble);
      written.push(day);
      return ok(undefined);
    },
  };

  it('records each day once, however often it is asked', async () => {
    const time = new DayClock(days, clock);
    for (const day of ['2026-11-20', '2026-11-21']) {
      for (let round = 0; round < 3; round++)
        await Promise.all([time.now(), time.now(), time.isOver('2026-11-19'), time.now()]);
      expect(written.at(-1)).toBe(day);
      clock.nowMs += DAY_MS;
    }
    expect(written).toEqual(['2026-11-20', '2026-11-21']);
    expect(reads).toBeLessThanOrEqual(4);
  });

  it('writes nothing if the day is already recorded', async () => {
    await new DayClock(days, clock).now();
    expect(await new DayClock(days, clock).now()).toEqual(ok(clock.nowMs));
    expect(written).toEqual(['2026-11-20']);
  });

  it.each(['now', 'isOver'] as const)('is behind after %s was called on a later day', async (ask) => {
    const ahead = new DayClock(days, clock);
    clock.nowMs += DAY_MS;
    await ahead[ask]('2026-11-20');
    clock.nowMs -= DAY_MS;
    const time = new DayClock(days, clock);
    expect(await time.now()).toEqual(fail({ code: 'clock-behind' }));
    expect(await time.isOver('2026-11-20')).toEqual(ok(false));
    expect(await time.isOver('2026-11-19')).toEqual(ok(true));
    clock.nowMs = Date.parse('2026-11-21T00:00:00Z') - 59_000;
    expect(await time.now()).toEqual(ok(clock.nowMs));
    expect(written).toEqual(['2026-11-21']);
  });

  it('fails while the day cannot be recorded, and works once it has been', async () => {
    const time = new DayClock(days, clock);
    for (const why of ['unavailable', 'busy'] as const) {
      trouble = why;
      expect(await time.now()).toEqual(fail({ code: why }));
      expect(await time.isOver('2026-11-19')).toEqual(fail(why));
    }
    trouble = undefined;
    expect(await time.now()).toEqual(ok(clock.nowMs));
    trouble = 'unavailable';
    expect(await time.now()).toEqual(ok(clock.nowMs));
  });

  it('notices a day that another server has begun after a recheck', async () => {
    const time = new DayClock(days, clock);
    await time.now();
    written.push('2026-11-21');
    time.recheck();
    expect(await time.now()).toEqual(fail({ code: 'clock-behind' }));
  });
});
