import { describe, expect, it } from 'vitest';
import { belowFloors, measureArt } from '../../tools/art-floors.ts';

describe('the art, as rendered by a browser', () => {
  it('keeps witches, elements, silhouettes and pegs distinct in colour, for a deuteranope and in grey', async () => {
    const report = await measureArt();
    expect(report).toHaveLength(15);
    expect(report.every(({ least }) => Number.isFinite(least))).toBe(true);
    expect(belowFloors(report)).toEqual([]);
  });
});
