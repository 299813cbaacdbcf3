import { expect, it } from 'vitest';
import type { Progress } from '../../../shell/parts/history-part.ts';
import type { SavedEntry } from '../../../shell/saved-games.ts';
import { gameFigures } from './game-figures.ts';

function entry(phase: Progress['phase'], done: number, withNotes = false, group = true): SavedEntry {
  return {
    key: '',
    value: { progress: { withNotes } },
    changed: undefined,
    sheet: undefined,
    game: undefined,
    summary: { progress: { phase, done, of: 10 }, ...(group && { group: { id: 'all' } }) },
  };
}

it('reports the usual and best number of turns, and how many games were found without notes', () => {
  const games = [
    entry('found', 7, true),
    entry('found', 4),
    entry('found', 5),
    entry('lost', 10),
    entry('unfinished', 2),
    entry('found', 1, false, false),
  ];
  expect(gameFigures(games)).toEqual({ games: 4, found: 3, withoutNotes: 2, usual: 5, best: 4 });
});

it('leaves the usual and best number of turns undefined until a game was found', () => {
  const none = { found: 0, withoutNotes: 0, usual: undefined, best: undefined };
  expect(gameFigures([])).toEqual({ games: 0, ...none });
  expect(gameFigures([entry('lost', 10)])).toEqual({ games: 1, ...none });
});
