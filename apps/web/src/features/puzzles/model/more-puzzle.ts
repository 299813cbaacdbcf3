import type { ListedPuzzle, ListedSection } from './week-puzzles.ts';

/**
 * Returns a puzzle of a kind and grade that is not among those shown, preferably an unsolved one. It is taken
 * from the end of the pack, as in the booklet, so that the puzzles of the coming weeks stay new. Returns
 * undefined if there is none.
 */
export function morePuzzle(
  { puzzles }: Pick<ListedSection, 'puzzles'>,
  shown: readonly Pick<ListedPuzzle, 'address'>[],
  found: Readonly<Record<string, number>>,
): ListedPuzzle | undefined {
  const others = puzzles.filter(({ address }) => shown.every((puzzle) => puzzle.address !== address));
  return others.findLast(({ address }) => !(address in found)) ?? others.at(-1);
}
