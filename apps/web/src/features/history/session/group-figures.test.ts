import { expect, it } from 'vitest';
import type { Progress } from '../../../shell/parts/history-part.ts';
import type { GameWithHistory, SavedEntry } from '../../../shell/saved-games.ts';
import { groupFigures } from './group-figures.ts';

const game = (id: string): GameWithHistory => ({
  entry: { id, within: '', load: () => Promise.reject(new Error('never opened')) },
  part: { read: () => undefined, openKey: id },
});
const [one, other] = [game('one'), game('other')];

const entry = (
  of: GameWithHistory,
  group: string | undefined,
  progress: Progress | undefined,
): SavedEntry => ({
  key: '',
  value: undefined,
  changed: undefined,
  sheet: undefined,
  game: of,
  summary: { progress, ...(group !== undefined && { group: { id: group } }) },
});
const ended = (phase: Progress['phase'], done: number): Progress => ({ phase, done, of: 6 });

it('counts the found, lost and unfinished games of a group, and the turns of the found ones', () => {
  const kept = (
    [
      ['found', 2],
      ['found', 4],
      ['found', 4],
      ['lost', 6],
      ['unfinished', 3],
      ['unfinished', 0],
    ] as const
  ).map(([phase, done]) => entry(one, 'a', ended(phase, done)));
  expect(groupFigures(kept, [one])).toEqual([
    {
      game: one,
      id: 'a',
      games: 6,
      found: 3,
      lost: 1,
      unfinished: 2,
      average: 10 / 3,
      histogram: [0, 1, 0, 2],
    },
  ]);
});

it('orders groups by game, then by games played, and skips entries without a group or progress', () => {
  const kept = [
    entry(other, 'x', ended('lost', 6)),
    entry(one, 'a', ended('lost', 6)),
    entry(one, 'b', ended('found', 1)),
    entry(one, 'b', ended('unfinished', 1)),
    entry(one, 'c', undefined),
    entry(one, undefined, ended('found', 1)),
  ];
  expect(groupFigures(kept, [one, other]).map(({ id, games }) => [id, games])).toEqual([
    ['b', 2],
    ['a', 1],
    ['x', 1],
  ]);
  expect(groupFigures([], [one, other])).toEqual([]);
});

it('limits the histogram to 99 turns, whatever a file claims', () => {
  const [figures] = groupFigures([entry(one, 'a', ended('found', 1e9))], [one]);
  expect(figures?.histogram.length).toBe(99);
});
