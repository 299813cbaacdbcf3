import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './day.ts';
import { streakAt, weekUpTo } from './streak.ts';

const TODAY = '2026-03-02';
const back = (n: number) => daysAfter(TODAY, -n);
const daysUpTo = (most: number) => fc.array(fc.integer({ min: 0, max: most }).map(back), { maxLength: 40 });

/** Tries every first day. Returns the days played in the longest stretch without two missed days in any seven. */
function slowStreak(played: ReadonlySet<string>, paused: ReadonlySet<string>, most: number): number {
  let best = played.has(TODAY) ? 1 : 0;
  for (let first = 1; first <= most; first++) {
    const missed = Array.from({ length: first }, (_, i) => i + 1).filter(
      (n) => !played.has(back(n)) && !paused.has(back(n)),
    );
    const isWhole = missed.every((n) => missed.every((m) => m === n || Math.abs(m - n) >= 7));
    const count = Array.from({ length: first + 1 }, (_, n) => n).filter((n) => played.has(back(n))).length;
    if (isWhole) best = Math.max(best, count);
  }
  return best;
}

describe('a streak', () => {
  it('is the longest run up to today that never misses two days in seven', () => {
    fc.assert(
      fc.property(daysUpTo(30), daysUpTo(30), (played, paused) => {
        const sets = [new Set(played), new Set(paused)] as const;
        expect(streakAt(TODAY, ...sets).days).toBe(slowStreak(...sets, 45));
      }),
    );
  });

  it('never grows when a played day is removed', () => {
    fc.assert(
      fc.property(daysUpTo(30), fc.nat({ max: 30 }), (played, gone) => {
        const less = new Set(played.filter((day) => day !== back(gone)));
        expect(streakAt(TODAY, less, new Set()).days).toBeLessThanOrEqual(
          streakAt(TODAY, new Set(played), new Set()).days,
        );
      }),
    );
  });

  it.each<[string, number[], number[], number, number[]]>([
    ['nothing', [], [], 0, []],
    ['not yet today', [1, 2], [], 2, []],
    ['today as well', [0, 1, 2], [], 3, []],
    ['a day missed', [0, 2, 3], [], 3, [1]],
    ['two days missed', [0, 3, 4], [], 1, []],
    ['two rests a week apart', [0, 2, 3, 4, 5, 6, 7, 9], [], 8, [1, 8]],
    ['two rests in one week', [0, 2, 3, 4, 5, 6, 8], [], 6, [1]],
    ['a day off', [0, 2, 3], [1], 3, []],
    ['a day off and a rest', [0, 3, 4], [1], 3, [2]],
    ['played on a day off', [0, 1, 2], [1], 3, []],
  ])('%s', (_what, played, paused, days, rests) => {
    expect(streakAt(TODAY, new Set(played.map(back)), new Set(paused.map(back)))).toEqual({
      days,
      rests: rests.map(back),
    });
  });

  it('shows the last seven days', () => {
    const week = weekUpTo(TODAY, new Set([1, 2, 4, 9].map(back)), new Set([back(5)]));
    expect(week.map(({ mark }) => mark)).toEqual([
      'missed',
      'paused',
      'played',
      'rest',
      'played',
      'played',
      'open',
    ]);
    expect(week.at(-1)?.day).toBe(TODAY);
  });

  it.each([
    ['before anything was played', [], Array(6).fill('before')],
    ['after a first day', [3], ['before', 'before', 'before', 'played', 'missed', 'missed']],
  ])('marks no day before the first game as missed: %s', (_when, played, marks) => {
    const week = weekUpTo(TODAY, new Set(played.map(back)), new Set());
    expect(week.map(({ mark }) => mark)).toEqual([...marks, 'open']);
  });
});
