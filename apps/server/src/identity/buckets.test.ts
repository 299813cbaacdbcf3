import { describe, expect, it } from 'vitest';
import { LocalBuckets } from './buckets.ts';

const RATE = { perSecond: 1, burst: 2 };
const NAMES = 60_000;

describe('buckets in memory', () => {
  it('forget the least recently used name when there are too many', () => {
    const buckets = new LocalBuckets();
    for (const name of ['once', 'often']) buckets.charge(name, RATE.perSecond, 1000, 0);
    for (let n = 1; n <= NAMES; n++) {
      if (n % 1000 === 0) buckets.charge('often', RATE.perSecond, 0, n);
      buckets.charge(`stranger ${n}`, RATE.perSecond, 1, n);
    }
    expect(buckets.take('often', RATE, NAMES)).toBeGreaterThan(900);
    expect(buckets.take('once', RATE, NAMES)).toBeUndefined();
  });
});
