import { needList, needRecord, needWhole } from '@inkling/core/arguments';

/**
 * A square by row and column, both zero-based; its index is row · cols + col. This is the only source of truth for
 * where tiles are, whatever draws them. The founding document had a bug because it also stored a list of coordinates,
 * so there is none here.
 */
export interface Square {
  readonly row: number;
  readonly col: number;
}

export interface Shape {
  readonly rows: number;
  readonly cols: number;
}

/** Returns all squares of a board, row by row. */
export function squaresOf(shape: Shape): readonly Square[] {
  return Array.from({ length: shape.rows * shape.cols }, (_, index) => squareAt(shape, index));
}

export function squareAt(shape: Shape, index: number): Square {
  return { row: Math.floor(index / shape.cols), col: index % shape.cols };
}

/** Returns the square's index, or undefined if it is off the board. */
export function indexOf(shape: Shape, { row, col }: Square): number | undefined {
  const inside = row >= 0 && row < shape.rows && col >= 0 && col < shape.cols;
  return inside ? row * shape.cols + col : undefined;
}

/** Formats a square as all shells show it, such as `b1` for the first square of the second row. */
export function squareName({ row, col }: Square): string {
  return `${rowName(row)}${col + 1}`;
}

/** Returns a letter from a to t: no board has more than 20 rows. */
export function rowName(row: number): string {
  return String.fromCharCode(FIRST_LETTER + row);
}

/** Parses `b1`, or row and column as `2,1` or `2 1`. The square may be off the board. */
export function readSquare(text: string): Square | undefined {
  const [, letter = '', number] = /^([a-t]) ?(\d{1,3})$/i.exec(text.trim()) ?? [];
  const [, first, second] = /^(\d{1,3})(?: *, *| +)(\d{1,3})$/.exec(text.trim()) ?? [];
  const row = number === undefined ? Number(first) - 1 : letter.toLowerCase().charCodeAt(0) - FIRST_LETTER;
  const col = Number(number ?? second) - 1;
  return row >= 0 && col >= 0 ? { row, col } : undefined;
}

const FIRST_LETTER = 0x61;

/**
 * Whether two squares touch at a side or, if `includeDiagonal`, at a corner. No square touches itself.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function areAdjacent(pos1: Square, pos2: Square, includeDiagonal = true): boolean {
  needSquare(pos1, 'pos1');
  needSquare(pos2, 'pos2');
  const rows = Math.abs(pos1.row - pos2.row);
  const cols = Math.abs(pos1.col - pos2.col);
  return includeDiagonal ? Math.max(rows, cols) === 1 : rows + cols === 1;
}

/**
 * Returns the positions that are neither filled nor adjacent (corners count) to any of `excludeAdjacentTo`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function getAvailablePositions(
  allPositions: readonly Square[],
  filledPositions: readonly Square[],
  excludeAdjacentTo: readonly Square[] = [],
): readonly Square[] {
  needSquares(allPositions, 'allPositions');
  needSquares(filledPositions, 'filledPositions');
  needSquares(excludeAdjacentTo, 'excludeAdjacentTo');
  const taken = (square: Square) =>
    filledPositions.some((filled) => filled.row === square.row && filled.col === square.col);
  return allPositions.filter(
    (square) => !taken(square) && !excludeAdjacentTo.some((other) => areAdjacent(square, other)),
  );
}

export function needSquares(squares: unknown, what: string): void {
  needList(squares, what);
  for (const [i, square] of (squares as readonly unknown[]).entries()) needSquare(square, `${what}[${i}]`);
}

function needSquare(square: unknown, what: string): void {
  needRecord(square, what);
  const { row, col } = square as Partial<Square>;
  needWhole(row, `${what}.row`);
  needWhole(col, `${what}.col`);
}
