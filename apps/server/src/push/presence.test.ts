import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/test-server.ts';
import { Presence } from './presence.ts';

/** A manual clock with manual timers. */
function moments() {
  const clock = handClock();
  let calls: { readonly at: number; readonly call: () => void }[] = [];
  const later = (ms: number, call: () => void) => {
    const entry = { at: clock.nowMs + ms, call };
    calls.push(entry);
    return () => {
      calls = calls.filter((each) => each !== entry);
    };
  };
  const pass = (ms: number) => {
    const end = clock.nowMs + ms;
    for (;;) {
      const next = calls.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      calls = calls.filter((each) => each !== next);
      clock.nowMs = Math.max(clock.nowMs, next.at);
      next.call();
    }
    clock.nowMs = end;
  };
  return { clock, later, pass, waiting: () => calls.length };
}

describe('Presence', () => {
  it('reports seats, watchers, and how long a player has been away', () => {
    const { clock, later, pass, waiting } = moments();
    const presence = new Presence(clock, later);
    const heard: unknown[] = [];
    const leaveAnn = presence.enter('room', 'maker', () => heard.push(presence.of('room')));
    presence.enter('room', 'spectator', () => undefined);
    presence.enter('room', 'watcher', () => undefined);
    presence.enter('elsewhere', 'breaker', () => heard.push('elsewhere'));
    pass(1000);
    expect(heard.pop()).toBe('elsewhere');
    expect(heard.pop()).toEqual({ here: ['maker'], away: [], watchers: 2 });
    const leaveBob = presence.enter('room', 'breaker', () => undefined);
    leaveBob();
    pass(1000);
    expect(presence.of('room').here, 'a page that is opened again').toEqual(['breaker', 'maker']);
    pass(120_000);
    expect(heard.pop()).toEqual({ here: ['maker'], away: [{ seat: 'breaker', seconds: 5 }], watchers: 2 });
    expect(presence.of('room').away).toEqual([{ seat: 'breaker', seconds: 121 }]);
    presence.enter('room', 'breaker', () => undefined);
    pass(1000);
    expect(heard.pop()).toEqual({ here: ['breaker', 'maker'], away: [], watchers: 2 });
    leaveAnn();
    pass(10_000);
    expect(waiting()).toBe(0);
    presence.close();
  });

  it('counts two tabs of one seat as one player, until the last is closed', () => {
    const { clock, later, pass } = moments();
    const presence = new Presence(clock, later);
    const leave = [1, 2].map(() => presence.enter('room', 'maker', () => undefined));
    leave[0]?.();
    leave[0]?.();
    pass(60_000);
    expect(presence.of('room')).toEqual({ here: ['maker'], away: [], watchers: 0 });
    leave[1]?.();
    pass(60_000);
    expect(presence.of('room')).toEqual({ here: [], away: [{ seat: 'maker', seconds: 60 }], watchers: 0 });
    clock.nowMs -= 3_600_000;
    expect(presence.of('room').here, 'a clock that went back says nothing negative').toEqual(['maker']);
  });

  it('combines simultaneous arrivals and departures into one event', () => {
    const { clock, later, pass } = moments();
    const presence = new Presence(clock, later);
    let heard = 0;
    presence.enter('room', 'maker', () => heard++);
    for (let i = 0; i < 100; i++) presence.enter('room', 'spectator', () => undefined)();
    pass(1000);
    expect(heard).toBe(1);
  });

  it('notifies many listeners in batches, and skips those who have left', () => {
    const { clock, later, pass } = moments();
    const presence = new Presence(clock, later);
    const heard = new Set<number>();
    const leave = Array.from({ length: 120 }, (_, i) =>
      presence.enter('room', 'spectator', () => heard.add(i)),
    );
    // The first arrival determined when all are notified.
    pass(502);
    expect(heard.size).toBe(50);
    leave[119]?.();
    pass(100);
    expect(heard.size).toBe(119);
  });
});
