/**
 * Returns the rows that a terminal of this width shows after printing text with the escapes that our prompt uses.
 * Scrolling is not simulated.
 */
export function rowsOnScreen(text: string, columns: number): readonly string[] {
  const rows: string[][] = [[]];
  let at = { row: 0, column: 0 };
  const cellsOf = (row: number): string[] => (rows[row] ??= []);
  for (const [piece, count = '', letter] of text.matchAll(PIECES)) {
    const { row, column } = at;
    if (letter === 'A') at = { row: Math.max(0, row - Number(count || 1)), column };
    else if (letter === 'G') at = { row, column: Number(count || 1) - 1 };
    else if (letter === 'J' || letter === 'K') {
      cellsOf(row).length = Math.min(cellsOf(row).length, column);
      if (letter === 'J') rows.length = row + 1;
    } else if (piece === '\r') at = { row, column: 0 };
    else if (piece === '\n') at = { row: row + 1, column: 0 };
    else {
      const place = column < columns ? at : { row: row + 1, column: 0 };
      cellsOf(place.row)[place.column] = piece;
      at = { ...place, column: place.column + 1 };
    }
  }
  return Array.from(rows, (cells = []) =>
    Array.from(cells, (cell = ' ') => cell)
      .join('')
      .trimEnd(),
  );
}

const ESCAPE = '\u001b';
/** An escape sequence with its count, or a character. */
const PIECES = new RegExp(`${ESCAPE}\\[(\\d*)([A-Z])|[^${ESCAPE}]`, 'g');
