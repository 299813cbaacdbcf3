import type { BoardsView, BoardView } from '@inkling/games/word/boards/rules/game';
import type { Style } from '../../../shell/style.ts';
import { markedWord } from './cells.ts';

/** Draws the boards side by side, as many as fit the width of the terminal. */
export function boardRows(
  { boards, guesses, params }: BoardsView,
  style: Style,
  columns = 80,
): readonly string[] {
  const width = 3 * params.length;
  const across = Math.max(1, Math.floor((columns + GAP.length) / (width + GAP.length)));
  const lines: string[] = [];
  for (let first = 0; first < boards.length; first += across) {
    const shown = boards.slice(first, first + across);
    lines.push(
      '',
      shown
        .map((board, at) => heading(board, first + at, width))
        .join(GAP)
        .trimEnd(),
    );
    for (let row = 0; row < guesses.length; row++)
      lines.push(
        shown
          .map((board) => rowOf(board, row, width, style))
          .join(GAP)
          .trimEnd(),
      );
  }
  return lines;
}

function heading({ isFound, turns }: BoardView, at: number, width: number): string {
  return `${at + 1}${isFound ? `: in ${turns.length}` : ''}`.padEnd(width);
}

function rowOf({ turns }: BoardView, row: number, width: number, style: Style): string {
  const turn = turns[row];
  return turn ? markedWord(turn.guess, turn.marks, style) : ' '.repeat(width);
}

const GAP = '   ';
