import { RandomStream, seedRandom } from '@inkling/core/random';
import { boardSampler } from '@inkling/games/witch/rules/sampler';
import { LEVEL_SETTINGS } from '@inkling/games/witch/rules/setting';
import { retryPlacement } from '@inkling/matching/reference/retry-placement';
import { expect, it } from 'vitest';

/**
 * Every valid easy board should be equally likely. The statistic is (χ² − df) / √(2 df), which is about
 * standard normal for a uniform sampler. The retry procedure of the founding document is the negative control:
 * if it passed, the test would be too weak.
 */
const DRAWS = 20_000;

it.each([
  ['king', 13],
  ['rook', 195],
] as const)(
  'under the %s rule, all %i easy boards are equally likely (the retry procedure fails this for rook)',
  (rule, boards) => {
    const random = new RandomStream(seedRandom(`uniform ${rule}`));
    const sample = boardSampler({ ...LEVEL_SETTINGS.easy, rule });
    const ours = new Map<string, number>();
    const theirs = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const { specials, pairs } = sample(random);
      count(ours, keyOf(specials, pairs));
      // The retry procedure hardly ever finds one of the thirteen boards under the king’s rule.
      const other = rule === 'rook' ? retryPlacement(3, 3, 1, false, random) : undefined;
      if (other?.fellBack === false) count(theirs, keyOf(other.specials, other.pairs));
    }
    expect(ours.size).toBe(boards);
    expect(Math.abs(deviation(ours, boards))).toBeLessThan(4);
    if (rule === 'rook') expect(deviation(theirs, boards)).toBeGreaterThan(20);
  },
);

it('the retry procedure falls back in 8 of 9 easy games under the 8-neighbour rule', () => {
  const random = new RandomStream(seedRandom('fallback'));
  const games = 900;
  let fallen = 0;
  for (let i = 0; i < games; i++) if (retryPlacement(3, 3, 1, true, random).fellBack) fallen++;
  expect(Math.abs(fallen / games - 8 / 9)).toBeLessThan(4 * Math.sqrt(8 / 81 / games));
});

function count(cells: Map<string, number>, key: string): void {
  cells.set(key, (cells.get(key) ?? 0) + 1);
}

function keyOf(specials: readonly number[], pairs: readonly (readonly [number, number])[]): string {
  const couples = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join('-')).toSorted();
  return `${specials.join()}|${couples.join()}`;
}

function deviation(cells: ReadonlyMap<string, number>, boards: number): number {
  const total = [...cells.values()].reduce((a, b) => a + b, 0);
  const mean = total / boards;
  const seen = [...cells.values()].reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
  const chi = seen + (boards - cells.size) * mean;
  return (chi - (boards - 1)) / Math.sqrt(2 * (boards - 1));
}
