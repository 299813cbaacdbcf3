import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { parseSummary } from '@inkling/deduction/notation/mmstrat';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { comparePlayer } from '@inkling/games/mastermind/analysis/comparison';
import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { describe, expect, it } from 'vitest';
import { summaryLines } from '../../../../features/lab/compare/compare-controller.ts';
import type { CompareUpdate, ContestRow } from '../../../../shell/parts/lab-tasks.ts';
import { lab } from '../lab-part.tsx';
import { contest, SAMPLE_GAMES, sampleRow } from './contest.ts';

const SMALL = { places: 3, symbols: 4, repeats: true };
const USUAL = { places: 4, symbols: 6, repeats: true };
const WIDE = { places: 7, symbols: 7, repeats: true };

const updatesOf = (...asked: Parameters<typeof contest>): readonly CompareUpdate[] =>
  [...contest(...asked)].flatMap((told) => (typeof told === 'function' ? told() : (told ?? [])));

function rowOf(...asked: Parameters<typeof contest>): ContestRow {
  const last = updatesOf(...asked).at(-1);
  if (last?.kind !== 'row') throw new Error('no row');
  return last.row;
}

describe('a contest', () => {
  it.each(PLAYERS)('of %s matches the library', (player) => {
    const exact = finish(comparePlayer(unwrap(CodeAnalysis.of(SMALL, [])), player, 's'));
    expect(rowOf(player, SMALL, 's')).toEqual({ player, ...exact, interval: undefined });
  });

  it('reproduces the published totals', () => {
    expect(rowOf('knuth', USUAL, '')).toMatchObject({ total: 5801, histogram: [1, 6, 62, 533, 694] });
    expect(rowOf('optimal', USUAL, '')).toMatchObject({ total: 5625, secrets: 1296 });
  });

  it('reports correct counts, with a row of the games so far in each progress update', () => {
    let [done, secrets] = [0, 0];
    for (const update of updatesOf('knuth', USUAL, '')) {
      if (update.kind !== 'progress' || update.progress.kind !== 'played') continue;
      const { progress } = update;
      expect(progress.total).toBe(1296);
      expect(progress.done).toBeGreaterThanOrEqual(done);
      done = progress.done;
      const { soFar } = progress;
      expect(soFar?.secrets).toBeGreaterThanOrEqual(secrets);
      expect(soFar?.secrets).toBeLessThanOrEqual(progress.done);
      expect(soFar?.histogram.reduce((sum, count) => sum + count, 0)).toBe(soFar?.secrets);
      expect((soFar?.secrets ?? 0) + (soFar?.unplayed ?? 0)).toBe(1296);
      secrets = soFar?.secrets ?? 0;
    }
    expect(done).toBeLessThanOrEqual(1296);
    expect(secrets).toBeGreaterThan(1000);
  });

  it('is a sample with an interval in its row if there are too many codes', () => {
    const [first] = updatesOf('states', WIDE, 'seed');
    expect(first).toMatchObject({ progress: { kind: 'played', done: 1, total: SAMPLE_GAMES } });
    const row = rowOf('states', WIDE, 'seed');
    expect(row.secrets).toBe(SAMPLE_GAMES);
    expect(row.interval).toBeGreaterThan(0);
    expect(row).toEqual(rowOf('states', WIDE, 'seed'));
    expect(updatesOf('knuth', WIDE, '')).toEqual([{ kind: 'refused', player: 'knuth', why: 'needs-list' }]);
  });

  it('has confidence intervals that contain the true average about as often as stated', () => {
    const { histogram, average } = rowOf('random', USUAL, 'truth');
    const turns = histogram.flatMap((count, at) => Array.from({ length: count }, () => at + 1));
    const inside = Array.from({ length: 200 }, (_, game) => {
      const sample = Array.from(
        { length: 60 },
        (_, at) => turns[(game * 7919 + at * at * 31 + at * 613) % turns.length] ?? 0,
      );
      const row = sampleRow('random', sample);
      return Math.abs(row.average - average) <= (row.interval ?? 0);
    });
    expect(inside.filter((each) => each).length).toBeGreaterThan(170);
    expect(sampleRow('random', [4]).interval).toBe(Number.POSITIVE_INFINITY);
    expect(sampleRow('random', [4, 4]).interval).toBe(Number.POSITIVE_INFINITY);
    expect(sampleRow('random', [3, 4]).interval).toBeCloseTo(12.7062 / 2, 3);
  });

  it('is written as a terminal command and as an mmstrat summary', () => {
    expect(lab.usual.compare.command(['knuth', 'parts'])).toBe(
      'inkling compare mastermind --rules p4c6r --strategies knuth,parts',
    );
    const [, line = ''] = summaryLines([rowOf('knuth', USUAL, '')]).split('\n');
    expect(unwrap(parseSummary(line))).toMatchObject({ strategy: 'knuth', total: 5801 });
  });
});
