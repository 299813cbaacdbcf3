import { describe, expect, it } from 'vitest';
import { belowFloors, measureArt } from '../../tools/art-floors.ts';

describe('the art, as a browser draws it', () => {
  it('keeps every two witches, elements, silhouettes and pegs apart, in colour, to a deuteranope and in grey', async () => {
    const report = await measureArt();
    expect(report).toHaveLength(15);
    expect(report.every(({ least }) => Number.isFinite(least))).toBe(true);
    expect(belowFloors(report)).toEqual([]);
  });
});
