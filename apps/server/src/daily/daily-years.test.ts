import { expect as value } from '@inkling/core/result';
import { DAY_MS } from '@inkling/games/daily/day';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { handClock, openTestServer, type TestServer } from '../testing/test-server.ts';
import type { DailyView } from './daily.ts';
import { DailyRepository } from './daily-repository.ts';
import { DailyYears } from './daily-years.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return {
    ...crypto,
    createHash: (name: string) => {
      hashing.count++;
      return crypto.createHash(name);
    },
  };
});

describe('the public view of the days', () => {
  let place: TestServer;
  const clock = { ...handClock(), nowMs: Date.parse('2026-11-20T12:00:00Z') };
  beforeEach(async () => {
    place = await openTestServer({ clock });
  });
  afterEach(() => place.close());

  const today = async (): Promise<DailyView> => (await place.app.inject('/api/daily')).json();

  it('computes the key chain of a year once, and then no more hashes', async () => {
    await today();
    hashing.count = 0;
    for (let i = 0; i < 20; i++) await today();
    expect(hashing.count).toBe(0);
    clock.nowMs += DAY_MS;
    const next = await today();
    expect([next.day, next.past[0]?.day, next.past.length]).toEqual(['2026-11-21', '2026-11-20', 31]);
    expect(hashing.count).toBe(0);
  });

  it('reads a year from the database only once', async () => {
    const repository = new DailyRepository(place.services.store);
    let reads = 0;
    const counting = new Proxy(repository, {
      get(target, name) {
        if (name === 'knownYear') reads++;
        const member = Reflect.get(target, name) as unknown;
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const years = new DailyYears(counting, () => systemRandom.secret());
    value(await years.year(2026));
    for (let i = 0; i < 5; i++) expect(value(await years.pastOf('2026-01-10')).length).toBe(9);
    expect(reads).toBe(1);
  });
});
