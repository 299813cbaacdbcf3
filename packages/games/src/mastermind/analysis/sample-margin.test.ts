import { describe, expect, it } from 'vitest';
import { sampleMargin, studentQuantile } from './sample-margin.ts';

describe('Student’s t', () => {
  // Abramowitz and Stegun, Table 26.10; NIST/SEMATECH e-Handbook, 1.3.6.7.2.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [9, 2.262],
    [10, 2.228],
    [11, 2.201],
    [12, 2.179],
    [15, 2.131],
    [19, 2.093],
    [29, 2.045],
    [39, 2.023],
    [60, 2.0],
    [100, 1.984],
    [1_000_000, 1.96],
  ])('with %d degrees of freedom matches the published value', (freedom, published) => {
    expect(studentQuantile(freedom)).toBeCloseTo(published, 3);
  });
});

describe('the margin of a sample', () => {
  it('is Student’s t times the standard error, and so wide for few games', () => {
    // One game of 3 turns and one of 4 have a mean of 3.5 and a standard error of one half.
    expect(sampleMargin([0, 0, 1, 1])).toBeCloseTo(12.7062 / 2, 6);
    expect(sampleMargin([0, 0, 50, 50])).toBeCloseTo(1.9842 * Math.sqrt(25 / 99 / 100), 4);
  });

  it('is undefined if the games have no spread', () => {
    for (const histogram of [[], [1], [0, 0, 2], [0, 0, 0, 20, 0]])
      expect(sampleMargin(histogram)).toBeUndefined();
  });
});
