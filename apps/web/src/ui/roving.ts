/**
 * Returns the index to which an arrow key moves the focus in a grid of `columns` × `rows` items that share one
 * tab stop. Home and End move to the ends of the row. Returns undefined for every other key.
 */
export function rove(key: string, at: number, columns: number, rows = 1): number | undefined {
  const column = at % columns;
  const row = Math.floor(at / columns);
  switch (key) {
    case 'ArrowLeft':
      return row * columns + Math.max(column - 1, 0);
    case 'ArrowRight':
      return row * columns + Math.min(column + 1, columns - 1);
    case 'ArrowUp':
      return rows === 1 ? undefined : Math.max(row - 1, 0) * columns + column;
    case 'ArrowDown':
      return rows === 1 ? undefined : Math.min(row + 1, rows - 1) * columns + column;
    case 'Home':
      return row * columns;
    case 'End':
      return row * columns + columns - 1;
    default:
      return undefined;
  }
}
