import { expect, it } from 'vitest';
import { morePuzzle } from './more-puzzle.ts';
import type { ListedPuzzle } from './week-puzzles.ts';

const puzzles = ['a', 'b', 'c'].map((address) => ({ address }) as ListedPuzzle);
const more = (shown: readonly string[], solved: readonly string[]) =>
  morePuzzle(
    { puzzles },
    shown.map((address) => ({ address })),
    Object.fromEntries(solved.map((address) => [address, 1])),
  )?.address;

it('offers more of a kind than the pack of the week has', () => {
  expect(more(['c'], [])).toBe('b');
  expect(more(['b'], [])).toBe('c');
});

it('offers what is not solved while there is something', () => {
  expect(more(['a'], ['c'])).toBe('b');
  expect(more(['a'], ['b', 'c'])).toBe('c');
  expect(more(['a', 'b', 'c'], [])).toBeUndefined();
});
