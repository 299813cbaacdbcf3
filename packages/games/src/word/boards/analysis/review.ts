import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from '../../analysis/lists.ts';
import { guessesAllowed, indicesLeft, pooled } from '../../analysis/suggestions.ts';
import { type WordCell, wordCells } from '../../analysis/word-cells.ts';
import type { BoardsView } from '../rules/game.ts';
import { roundsOf } from './words-left.ts';

/** How a guess splits the words of every board that was open. */
export interface BoardsSplit {
  readonly guess: string;
  /** On all boards together, on average. */
  readonly bits: number;
  /** Words left on all boards together, on average. */
  readonly left: number;
  /** Answer by answer, the largest first; a board is numbered from 0. */
  readonly cells: readonly (WordCell & { readonly board: number })[];
}

/** A guess of a finished game, with what it told and what would have told most. */
export interface ReviewedGuess {
  readonly guess: string;
  /** Words that fitted the open boards before the guess, and those that fit the boards that are open afterwards. */
  readonly before: number;
  readonly after: number;
  /** In bits, on all boards together. */
  readonly gained: number;
  readonly played: BoardsSplit;
  /** `undefined` until it is judged, and when nothing was left to find out. */
  readonly isJudged: boolean;
  readonly best: BoardsSplit | undefined;
  /** The boards, from 0, whose word it found; and those whose word became certain by it. */
  readonly found: readonly number[];
  readonly certain: readonly number[];
}

/** The words that fit a board. */
interface OpenBoard {
  readonly board: number;
  readonly left: Int32Array;
}

/**
 * Reviews a finished game. Everything follows from guesses and marks. The information of the boards is added up, because
 * each has a word of its own. The first guess takes by far the longest, so it is judged last, and only on request.
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

/** The guess that tells most on all boards together, out of all that are ever offered. */
function* mostInformative<Waiting>(
  open: readonly OpenBoard[],
  lists: WordLists,
  waiting: Waiting,
): Generator<Waiting, BoardsSplit | undefined> {
  // Before the first guess all boards are alike, and are counted once.
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

/** `sizes` is zero before and after. */
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

/** Only before the first guess are so many words left on every board. */
const ALIKE_MIN = 1000;
const GUESSES_A_SLICE = 100;
const TINY = 1e-9;
