import { expect as unwrap } from '@inkling/core/result';
import { parseSummary } from '@inkling/solvers/optimal/notation/mmstrat';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { comparePlayer } from 'inkling/mastermind/comparison';
import { finish, PLAYERS } from 'inkling/mastermind/players';
import { describe, expect, it } from 'vitest';
import { USUAL_GAME } from '../session/lab-game.ts';
import { compareCommand, summaryLines } from './comparison-text.ts';
import { contest, sampleRow } from './contest.ts';
import { SAMPLE_GAMES } from './contest-size.ts';

const SMALL = { places: 3, symbols: 4, repeats: true };
const USUAL = { places: 4, symbols: 6, repeats: true };
const WIDE = { places: 7, symbols: 7, repeats: true };

const rowOf = (outcome: ReturnType<typeof finish<unknown>>) =>
  (outcome as { row: ReturnType<typeof sampleRow> }).row;

describe('a contest', () => {
  it.each(PLAYERS)('of %s is that of the library', (player) => {
    const exact = finish(comparePlayer(unwrap(CodeAnalysis.of(SMALL, [])), player, 's'));
    expect(rowOf(finish(contest(player, SMALL, 's')))).toMatchObject({ ...exact, interval: undefined });
  });

  it('has the published totals', () => {
    expect(rowOf(finish(contest('knuth', USUAL, '')))).toMatchObject({
      total: 5801,
      histogram: [1, 6, 62, 533, 694],
    });
    expect(rowOf(finish(contest('optimal', USUAL, '')))).toMatchObject({ total: 5625, secrets: 1296 });
  });

  it('counts truly, and never past the end', () => {
    let last = 0;
    for (const progress of contest('knuth', USUAL, '')) {
      if (progress.kind !== 'played') throw new Error('a player is counted in secrets');
      expect(progress.total).toBe(1296);
      expect(progress.done).toBeGreaterThanOrEqual(last);
      last = progress.done;
    }
    expect(last).toBeLessThanOrEqual(1296);
  });

  it('is a sample where there are too many codes, and says so in the row', () => {
    const run = contest('states', WIDE, 'seed');
    const first = run.next();
    expect(first.value).toMatchObject({ kind: 'played', done: 1, total: SAMPLE_GAMES });
    const row = rowOf(finish(run));
    expect(row.secrets).toBe(SAMPLE_GAMES);
    expect(row.interval).toBeGreaterThan(0);
    expect(row).toEqual(rowOf(finish(contest('states', WIDE, 'seed'))));
    expect(finish(contest('knuth', WIDE, ''))).toEqual({ refused: 'needs-list' });
  });

  it('has intervals that hold the truth about as often as they promise', () => {
    const { histogram, average } = rowOf(finish(contest('random', USUAL, 'truth')));
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
  });

  it('is told as the terminal and as mmstrat have it', () => {
    expect(compareCommand(USUAL_GAME, ['knuth', 'parts'])).toBe(
      'inkling compare mastermind --rules p4c6r --strategies knuth,parts',
    );
    const [, line = ''] = summaryLines([rowOf(finish(contest('knuth', USUAL, '')))]).split('\n');
    expect(unwrap(parseSummary(line))).toMatchObject({ strategy: 'knuth', total: 5801 });
  });
});
