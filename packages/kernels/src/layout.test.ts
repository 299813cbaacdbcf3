import { describe, expect, it } from 'vitest';
import { Layout } from './layout.ts';

describe('a layout', () => {
  it('places regions one after another, aligned to cache lines, and never at 0', () => {
    const layout = new Layout();
    const starts = [1, 64, 0, 65, 10].map((byteCount) => layout.region(byteCount));
    expect(starts).toEqual([64, 128, 192, 192, 320]);
    expect(layout.byteCount).toBe(384);
  });

  it('throws for a region that is too large for 32-bit memory', () => {
    expect(() => new Layout().region(2 ** 30)).toThrow(RangeError);
  });
});
