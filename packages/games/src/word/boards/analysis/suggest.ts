import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from '../../analysis/lists.ts';
import { guessesAllowed, indicesLeft, pooled } from '../../analysis/suggestions.ts';
import type { BoardView } from '../rules/game.ts';
import { roundsOf } from './words-left.ts';

/** A guess for all boards together. */
export interface BoardsSuggestion {
  readonly guess: string;
  /** Average number of words left, summed over the open boards. A word that the guess finds does not count. */
  readonly expected: number;
  /** Zero-based indices of the boards whose word it can be. */
  readonly possible: readonly number[];
}

/**
 * Finds the guess that leaves the fewest words on average over all open boards, counted exactly over the likely words.
 * Returns undefined if all boards are solved or some board has no word that fits. Works in slices.
 */
export function* suggestForBoards(
  boards: readonly BoardView[],
  lists: WordLists,
): Generator<unknown, BoardsSuggestion | undefined> {
  const open = boards.flatMap((board, at) => {
    if (board.isFound) return [];
    const { left } = pooled(indicesLeft(roundsOf(board, lists), lists), lists);
    return [
      {
        at,
        left,
        possible: new Set(left),
        rows: streamMarkRows(lists.guesses, pickWords(lists.guesses, left)),
      },
    ];
  });
  if (open.length === 0 || open.some(({ left }) => left.length === 0)) return undefined;
  let best: BoardsSuggestion | undefined;
  const sizes = new Uint32Array(open[0]?.rows.classCount ?? 0);
  let done = 0;
  for (const guess of guessesAllowed([], lists, false)) {
    let expected = 0;
    for (const { rows, left, possible } of open)
      expected +=
        (squaresOf(rows.row(guess), left.length, sizes) - (possible.has(guess) ? 1 : 0)) / left.length;
    const may = open.flatMap(({ at, possible }) => (possible.has(guess) ? [at] : []));
    const isBetter = best === undefined || expected < best.expected - TINY;
    const isLikelier =
      best !== undefined && expected < best.expected + TINY && may.length > best.possible.length;
    if (isBetter || isLikelier) best = { guess: lists.words[guess] as string, expected, possible: may };
    if (++done % GUESSES_A_SLICE === 0) yield;
  }
  return best;
}

/** Returns the sum of the squared sizes of the parts. `sizes` must be all zeros, and is again afterwards. */
function squaresOf(row: ArrayLike<number>, count: number, sizes: Uint32Array): number {
  let squares = 0;
  // Adding a word to a part of n words increases the square of its size by 2n + 1.
  for (let secret = 0; secret < count; secret++)
    squares += 2 * (sizes[row[secret] as number] as number)++ + 1;
  for (let secret = 0; secret < count; secret++) sizes[row[secret] as number] = 0;
  return squares;
}

const GUESSES_A_SLICE = 200;
const TINY = 1e-9;
