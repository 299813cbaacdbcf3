import { ok } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { RoomQuota } from './room-quota.ts';

/** Opens rooms until one is refused. Returns the number of rooms and how often rooms were counted. */
async function openAll(most: number, opened = 0): Promise<{ opened: number; counts: number }> {
  let counts = 0;
  const openedBy = async () => {
    counts++;
    return ok(opened);
  };
  const quota = new RoomQuota({ openedBy }, most);
  for (;;) {
    const admitted = await quota.admits('ann');
    if (!admitted.ok || !admitted.value) return { opened, counts };
    opened++;
  }
}

describe('the rooms that a guest may open', () => {
  it.each([0, 1, 2, 50, 51, 52, 1000])('are exactly %i', async (most) => {
    expect((await openAll(most)).opened).toBe(most);
    expect((await openAll(most, 7)).opened).toBe(Math.max(most, 7));
  });

  it('are not counted each time', async () => {
    expect((await openAll(1000)).counts).toBeLessThan(25);
  });

  it('are counted again after rooms were deleted, and separately for each guest', async () => {
    let opened = 3;
    const asked: string[] = [];
    const openedBy = async (guest: string) => {
      asked.push(guest);
      return ok(opened);
    };
    const quota = new RoomQuota({ openedBy }, 3);
    expect(await quota.admits('ann')).toEqual(ok(false));
    opened = 2;
    expect(await quota.admits('ann')).toEqual(ok(true));
    expect(await quota.admits('bob')).toEqual(ok(true));
    expect(asked).toEqual(['ann', 'ann', 'bob']);
  });
});
