import type { ListedPuzzle, ListedSection } from './week-puzzles.ts';

/**
 * Another puzzle of a kind and grade than those that are shown; one that is not solved, where there is one. From the end,
 * as in the booklet, so that the puzzles of the coming weeks stay new.
 */
export function morePuzzle(
  { puzzles }: Pick<ListedSection, 'puzzles'>,
  shown: readonly Pick<ListedPuzzle, 'address'>[],
  found: Readonly<Record<string, number>>,
): ListedPuzzle | undefined {
  const others = puzzles.filter(({ address }) => shown.every((puzzle) => puzzle.address !== address));
  return others.findLast(({ address }) => !(address in found)) ?? others.at(-1);
}
