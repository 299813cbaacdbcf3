import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Every } from '../system/clock.ts';
import { CoalescingRetry } from './coalescing-retry.ts';

const settle = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

/** Returns a retry whose attempts and pauses end only when the test says so. */
function underHand() {
  const pauses = new Set<() => void>();
  const every: Every = (_ms, act) => {
    pauses.add(act);
    return () => void pauses.delete(act);
  };
  const open: ((worked: boolean) => void)[] = [];
  let begun = 0;
  const retry = new CoalescingRetry(() => {
    begun++;
    return new Promise<boolean>((resolve) => open.push(resolve));
  }, every);
  return {
    retry,
    pauses,
    open,
    begun: () => begun,
    async end(worked: boolean) {
      open.shift()?.(worked);
      await settle();
    },
    async pass() {
      const [act] = pauses;
      act?.();
      await settle();
    },
  };
}

describe('CoalescingRetry', () => {
  it('tries again after a pause until it succeeds, and then stops', async () => {
    const hand = underHand();
    hand.retry.request();
    for (const times of [1, 2, 3]) {
      expect([hand.begun(), hand.pauses.size]).toEqual([times, 0]);
      await hand.end(false);
      expect([hand.begun(), hand.pauses.size]).toEqual([times, 1]);
      await hand.pass();
    }
    await hand.end(true);
    await hand.pass();
    expect([hand.begun(), hand.pauses.size]).toEqual([4, 0]);
  });

  it('runs once more for all requests made during an attempt', async () => {
    const hand = underHand();
    for (let i = 0; i < 4; i++) hand.retry.request();
    expect(hand.begun()).toBe(1);
    await hand.end(true);
    expect(hand.begun()).toBe(2);
    await hand.end(true);
    expect(hand.begun()).toBe(2);
  });

  it('stops during an attempt and during a pause', async () => {
    for (const pausing of [false, true]) {
      const hand = underHand();
      hand.retry.request();
      if (pausing) await hand.end(false);
      hand.retry.stop();
      await hand.end(false);
      hand.retry.request();
      await hand.pass();
      expect([hand.begun(), hand.pauses.size]).toEqual([1, 0]);
    }
  });

  it('never runs two attempts at the same time, and never gives up', async () => {
    const happening = fc.constantFrom('send', 'works', 'fails', 'pass');
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (all) => {
        const hand = underHand();
        let [owed, failed] = [false, false];
        for (const one of all) {
          if (one === 'send') hand.retry.request();
          if (one === 'works' || one === 'fails') {
            if (hand.open.length > 0) failed = one === 'fails';
            await hand.end(one === 'works');
          }
          if (one === 'pass') await hand.pass();
          owed ||= one === 'send';
          expect(hand.open.length + hand.pauses.size).toBeLessThanOrEqual(1);
          if (failed) expect(hand.open.length + hand.pauses.size).toBe(1);
        }
        for (let i = 0; i < 3; i++) {
          await hand.pass();
          await hand.end(true);
        }
        expect([hand.open.length, hand.pauses.size]).toEqual([0, 0]);
        expect(hand.begun() > 0).toBe(owed);
      }),
    );
  });
});
