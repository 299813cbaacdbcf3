import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './day.ts';
import { streakAt } from './streak.ts';

const TODAY = '2026-03-02';
const back = (n: number) => daysAfter(TODAY, -n);

/** The same over the whole history, from the oldest day to today. */
function slowStreak(solved: ReadonlySet<string>, paused: ReadonlySet<string>, days: number): number {
  let streak = 0;
  for (let i = days; i >= 0; i--) {
    if (solved.has(back(i))) streak++;
    else if (i > 0 && !paused.has(back(i))) streak = 0;
  }
  return streak;
}

describe('a streak', () => {
  it('is what a walk through the whole history says', () => {
    const days = fc.array(fc.integer({ min: 0, max: 20 }).map(back), { maxLength: 21 });
    fc.assert(
      fc.property(days, days, (solved, paused) => {
        const sets = [new Set(solved), new Set(paused)] as const;
        expect(streakAt(TODAY, ...sets)).toBe(slowStreak(...sets, 30));
      }),
    );
  });

  it.each<[string, number[], number[], number]>([
    ['nothing', [], [], 0],
    ['not yet today', [1, 2], [], 2],
    ['today as well', [0, 1, 2], [], 3],
    ['a day missed', [0, 2, 3], [], 1],
    ['a day off', [0, 2, 3], [1], 3],
    ['played on a day off', [0, 1, 2], [1], 3],
  ])('%s', (_what, solved, paused, streak) => {
    expect(streakAt(TODAY, new Set(solved.map(back)), new Set(paused.map(back)))).toBe(streak);
  });
});
