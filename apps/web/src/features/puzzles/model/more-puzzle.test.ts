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

it('offers the last puzzle of the pack that is not shown', () => {
  expect(more(['c'], [])).toBe('b');
  expect(more(['b'], [])).toBe('c');
});

it('prefers unsolved puzzles, and offers none if all are shown', () => {
  expect(more(['a'], ['c'])).toBe('b');
  expect(more(['a'], ['b', 'c'])).toBe('c');
  expect(more(['a', 'b', 'c'], [])).toBeUndefined();
});
