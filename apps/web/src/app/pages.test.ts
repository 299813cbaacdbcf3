import { expect, it } from 'vitest';
import { pageIn, pathIn } from './pages.ts';

it('gives each address its page, and an unknown one a page of its own', () => {
  expect(
    ['', '#/', '#/word', '#/lab/compare/1', '#/null-and-void', '#/Word'].map((hash) => pageIn(hash).id),
  ).toEqual(['mastermind', 'mastermind', 'word', 'lab', 'null-and-void', 'Word']);
  expect(['', '#/lab', '#/lab/', '#/lab/compare/1'].map(pathIn)).toEqual(['', '', '', 'compare/1']);
});
