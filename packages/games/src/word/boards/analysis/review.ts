import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from '../../analysis/lists.ts';
import { guessesAllowed, indicesLeft, pooled } from '../../analysis/suggestions.ts';
import { type WordCell, wordCells } from '../../analysis/word-cells.ts';
import type { BoardsView } from '../rules/game.ts';
import { roundsOf } from './words-left.ts';

/** How a guess splits the words left on each open board. */
export interface BoardsSplit {
  readonly guess: string;
  /** Average information, summed over all boards. */
  readonly bits: number;
  /** Average number of words left afterwards, summed over all boards. */
  readonly left: number;
  /** One cell per answer and board, the largest first. Boards are zero-based. */
  readonly cells: readonly (WordCell & { readonly board: number })[];
}

/** A guess of a finished game, with its information and the most informative alternative. */
export interface ReviewedGuess {
  readonly guess: string;
  /** Number of words that fit the open boards before the guess, and the boards still open after it. */
  readonly before: number;
  readonly after: number;
  /** Information from the answers in bits, summed over all boards. */
  readonly gained: number;
  readonly played: BoardsSplit;
  /** Whether `best` has been computed. It stays undefined if there was nothing left to find out. */
  readonly isJudged: boolean;
  readonly best: BoardsSplit | undefined;
  /** Zero-based indices of the boards whose word the guess found, and of those whose word it made certain. */
  readonly found: readonly number[];
  readonly certain: readonly number[];
}

/** The words that fit a board. */
interface OpenBoard {
  readonly board: number;
  readonly left: Int32Array;
}

/**
 * Reviews a finished game from guesses and marks alone. The information of the boards is added up, because each has a
 * separate word. Judging the first guess takes by far the longest, so it comes last, and only if `judgesFirst` is true.
 */
export function* reviewBoards(
  { boards, guesses }: BoardsView,
  lists: WordLists,
  judgesFirst = true,
): Generator<readonly ReviewedGuess[], readonly ReviewedGuess[]> {
  const leftBefore = (turn: number): readonly OpenBoard[] =>
    boards.flatMap((board, at) =>
      board.isFound && board.turns.length <= turn
        ? []
        : [
            {
              board: at,
              left: pooled(indicesLeft(roundsOf(board, lists).slice(0, turn), lists), lists).left,
            },
          ],
    );
  const positions = [...guesses, ''].map((_, turn) => leftBefore(turn));
  const reviewed = guesses.map((guess, turn) =>
    observe(
      guess,
      positions[turn] as readonly OpenBoard[],
      positions[turn + 1] as readonly OpenBoard[],
      lists,
    ),
  );
  yield [...reviewed];
  for (const turn of [...guesses.keys()].slice(1).concat(judgesFirst && guesses.length > 0 ? [0] : [])) {
    const best = yield* mostInformative(positions[turn] as readonly OpenBoard[], lists, reviewed);
    reviewed[turn] = { ...(reviewed[turn] as ReviewedGuess), isJudged: true, best };
    yield [...reviewed];
  }
  return reviewed;
}

function observe(
  guess: string,
  before: readonly OpenBoard[],
  after: readonly OpenBoard[],
  lists: WordLists,
): ReviewedGuess {
  const leftOn = (board: number) => after.find((open) => open.board === board)?.left.length ?? 1;
  const sizes = before.map(({ board, left }) => ({ board, was: left.length, is: leftOn(board) }));
  const found = before.flatMap(({ board }) => (after.some((open) => open.board === board) ? [] : [board]));
  return {
    guess,
    before: sizes.reduce((sum, { was }) => sum + was, 0),
    after: after.reduce((sum, { left }) => sum + left.length, 0),
    gained: sizes.reduce((sum, { was, is }) => sum + Math.log2(was / is), 0),
    played: splitOf(guess, before, lists),
    isJudged: false,
    best: undefined,
    found,
    certain: sizes.flatMap(({ board, was, is }) =>
      was > 1 && is === 1 && !found.includes(board) ? [board] : [],
    ),
  };
}

function splitOf(guess: string, open: readonly OpenBoard[], lists: WordLists): BoardsSplit {
  const parts = open.map(({ board, left }) => {
    const words = Array.from(left, (index) => lists.words[index] as string);
    return { board, count: left.length, cells: wordCells(lists.alphabet, guess, words) };
  });
  const overParts = (measure: (share: number, count: number) => number) =>
    parts.reduce(
      (sum, { count, cells }) =>
        cells.reduce((all, cell) => all + measure(cell.count / count, cell.count), sum),
      0,
    );
  return {
    guess,
    bits: overParts((share) => share * Math.log2(1 / share)),
    left: overParts((share, count) => share * count),
    cells: parts
      .flatMap(({ board, cells }) => cells.map((cell) => ({ ...cell, board })))
      .toSorted((a, b) => b.count - a.count),
  };
}

/** Finds the guess that gives the most information over all boards, among the words that are ever offered. */
function* mostInformative<Waiting>(
  open: readonly OpenBoard[],
  lists: WordLists,
  waiting: Waiting,
): Generator<Waiting, BoardsSplit | undefined> {
  // Before the first guess, all boards are alike, so one is enough.
  const alike = open.every(({ left }) => left.length === open[0]?.left.length && left.length > ALIKE_MIN);
  const counted = (alike ? open.slice(0, 1) : open)
    .filter(({ left }) => left.length > 1)
    .map(({ left }) => ({
      rows: streamMarkRows(lists.guesses, pickWords(lists.guesses, left)),
      sizes: new Uint32Array(3 ** lists.length),
      total: left.length,
    }));
  if (counted.length === 0) return undefined;
  let best: number | undefined;
  let most = 0;
  let done = 0;
  for (const guess of guessesAllowed([], lists, false)) {
    let bits = 0;
    for (const { rows, sizes, total } of counted) bits += bitsOf(rows.row(guess), sizes, total);
    if (bits > most + TINY) {
      most = bits;
      best = guess;
    }
    if (++done % GUESSES_A_SLICE === 0) yield waiting;
  }
  return best === undefined ? undefined : splitOf(lists.words[best] as string, open, lists);
}

/** Returns the average information of a guess. `sizes` must be all zeros, and is again afterwards. */
function bitsOf(row: ArrayLike<number>, sizes: Uint32Array, total: number): number {
  for (let secret = 0; secret < total; secret++)
    sizes[row[secret] as number] = (sizes[row[secret] as number] as number) + 1;
  let bits = 0;
  for (let secret = 0; secret < total; secret++) {
    const size = sizes[row[secret] as number] as number;
    if (size === 0) continue;
    bits += (size / total) * Math.log2(total / size);
    sizes[row[secret] as number] = 0;
  }
  return bits;
}

/** Every board has more words left than this only before the first guess. */
const ALIKE_MIN = 1000;
const GUESSES_A_SLICE = 100;
const TINY = 1e-9;
