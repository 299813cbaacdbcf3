import type { PlacedTile } from '@inkling/games/witch/rules/board';
import { rowName, type Shape } from '@inkling/games/witch/rules/squares';

/**
 * Draws a placed board: one or two letters for each pair, * for a bonus, ! for a bomb. Rows are lettered, columns
 * numbered.
 */
export function boardLines({ rows, cols }: Shape, squares: readonly PlacedTile[]): readonly string[] {
  const cells = squares.map(({ type, pairId = 0 }) => {
    if (type === 'bonus') return '*';
    return type === 'bomb' ? '!' : pairName(pairId);
  });
  return gridLines({ rows, cols }, cells);
}

/** Formats cells row by row below their column numbers. */
export function gridLines(
  { rows, cols }: Shape,
  cells: readonly string[],
  least: number = 2,
): readonly string[] {
  const width = Math.max(least, ...cells.map((cell) => cell.length));
  const line = (head: string, row: readonly string[]) =>
    `${head.padStart(3)}  ${row.map((cell) => cell.padEnd(width)).join(' ')}`.trimEnd();
  const heads = Array.from({ length: cols }, (_, col) => String(col + 1));
  const body = Array.from({ length: rows }, (_, row) =>
    line(rowName(row), cells.slice(row * cols, (row + 1) * cols)),
  );
  return [line('', heads), ...body];
}

/** Returns A … Z, then AA, AB, …; pairs are one-based. */
export function pairName(pair: number): string {
  const index = pair - 1;
  const last = String.fromCharCode(0x41 + (index % 26));
  return index < 26 ? last : `${pairName(Math.floor(index / 26))}${last}`;
}
