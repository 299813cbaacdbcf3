import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeEvent, ChangeEvents } from '../store/change-events.ts';
import { LocalBuckets } from './buckets.ts';
import { OWN, SharedBuckets } from './shared-buckets.ts';

/** Makes servers. An announcement reaches all of them when `deliver` is called, or immediately if `isAtOnce` is set. */
function servers(count: number, isAtOnce: boolean) {
  const told: ChangeEvent[] = [];
  const waiting: (() => void)[] = [];
  const hear = (event: ChangeEvent) => {
    for (const each of all) if (event.kind === 'taken') each.hear(event.server, event.taken, 0);
  };
  const publish = (event: ChangeEvent) => {
    told.push(event);
    hear(event);
  };
  const changeEvents: ChangeEvents = { publish, subscribe: () => undefined, close: async () => undefined };
  const soon = (call: () => void) => (isAtOnce ? call() : void waiting.push(call));
  const all = Array.from(
    { length: count },
    (_, i) => new SharedBuckets({ changeEvents, server: `s${i}`, secret: 'secret', soon }),
  );
  const deliver = () => {
    for (const call of waiting.splice(0)) call();
  };
  return { all, told, deliver };
}

describe('limits shared by servers on one database', () => {
  it('equal those of a single server if announcements arrive immediately', () => {
    const step = fc.record({
      server: fc.nat(2),
      name: fc.constantFrom('a', 'b'),
      cost: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (steps, burst) => {
        const { all } = servers(3, true);
        const twin = new LocalBuckets();
        const rate = { perSecond: 0.5, burst };
        for (const { server, name, cost } of steps)
          expect(all[server]?.take(name, rate, 0, cost)).toBe(twin.take(name, rate, 0, cost));
      }),
    );
  });

  it('make up for what was taken before the announcements arrived', () => {
    const { all, deliver } = servers(2, false);
    const [one, other] = all as [SharedBuckets, SharedBuckets];
    const rate = { perSecond: 1, burst: 10 };
    for (const server of [one, other])
      for (let i = 0; i < 10; i++) expect(server.take('a', rate, 0)).toBeUndefined();
    expect([one.take('a', rate, 0), other.take('a', rate, 0)]).toEqual([1, 1]);
    deliver();
    expect([one.take('a', rate, 0), other.take('a', rate, 0)]).toEqual([11, 11]);
    expect([one.take('a', rate, 10_999), other.take('a', rate, 10_999)]).toEqual([1, 1]);
    expect(one.take('a', rate, 11_000)).toBeUndefined();
  });

  it('announce no name, and no charge that concerns one server alone', () => {
    const { all, told } = servers(2, true);
    const rate = { perSecond: 1, burst: 10 };
    all[0]?.take(`${OWN}GET /`, rate, 0, 10);
    expect(told).toEqual([]);
    expect(all[1]?.take(`${OWN}GET /`, rate, 0, 10)).toBeUndefined();
    all[0]?.take('new 198.51.100.7', rate, 0);
    expect(told.length).toBe(1);
    expect(JSON.stringify(told)).not.toContain('198.51');
  });

  it('are announced rarely if the burst is large', () => {
    const { all, told } = servers(1, true);
    for (let i = 0; i < 1000; i++) all[0]?.take('a', { perSecond: 0, burst: 1000 }, 0);
    expect(told.length).toBe(20);
  });
});
