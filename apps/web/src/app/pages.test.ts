import { expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { pageIn, pagesOf, pathIn } from './pages.tsx';

it('maps each address to its page, and an unknown one to a page of that name', () => {
  expect(
    ['', '#/', '#/word', '#/lab/compare/1', '#/null-and-void', '#/Word'].map(
      (hash) => pageIn(hash, pagesOf(GAMES)).id,
    ),
  ).toEqual(['', '', 'word', 'lab', 'null-and-void', 'Word']);
  expect(['', '#/lab', '#/lab/', '#/lab/compare/1'].map(pathIn)).toEqual(['', '', '', 'compare/1']);
});

it('reads the path after the name of every game', () => {
  for (const { id } of GAMES) {
    expect(pageIn(`#/${id}/s/one.two`, pagesOf(GAMES)).id).toBe(id);
    expect(pathIn(`#/${id}/s/one.two`)).toBe('s/one.two');
  }
});
