import { expect, it } from 'vitest';
import { type KeptSheet, type Progress, readKeptSheet } from './kept-sheet.ts';
import { wordFiguresOf } from './word-figures.ts';

const word = (phase: Progress['phase'], done: number, of = 6, game = 'word'): KeptSheet => ({
  key: '',
  value: undefined,
  changed: undefined,
  standing: { kind: 'other', game, seed: 'holly', progress: { phase, done, of } },
});

it('counts found, lost and unfinished words, and the tries of those that were found', () => {
  const kept = [word('found', 2), word('found', 4), word('found', 4), word('lost', 6), word('unfinished', 3)];
  expect(wordFiguresOf(kept)).toEqual({
    sheets: 5,
    found: 3,
    lost: 1,
    unfinished: 1,
    average: 10 / 3,
    histogram: [0, 1, 0, 2, 0, 0],
  });
});

it('says nothing without games of Word, and is not stretched by a note out of a file', () => {
  expect(wordFiguresOf([word('found', 4, 4, 'witch'), readKeptSheet('x', undefined)])).toBeUndefined();
  expect(wordFiguresOf([word('unfinished', 0, 1e9)])).toMatchObject({ average: undefined });
  expect(wordFiguresOf([word('unfinished', 0, 1e9)])?.histogram.length).toBe(20);
});
