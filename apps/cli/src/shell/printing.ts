import { shownText } from './ascii.ts';
import type { Sink, World } from './world.ts';
import { wrappedLine } from './wrapping.ts';

/** Prints an object as JSON on one line. Counts that can exceed 2⁵³ must already be strings. */
export function printJson(to: Sink, value: object): void {
  to.write(`${JSON.stringify(value)}\n`);
}

/** Prints lines for people. On a terminal they are wrapped to its width. */
export function printLines(to: Sink, lines: readonly string[]): void {
  const shown = lines
    .flatMap((line) => shownText(line, to).split('\n'))
    .flatMap((line) => wrappedLine(line, to.columns));
  to.write(`${shown.join('\n')}\n`);
}

/** Prints rows for programs, unchanged. */
export function printRows(to: Sink, rows: readonly string[]): void {
  to.write(`${rows.join('\n')}\n`);
}

/** Prints a message outside the results, prefixed with the program's name. */
export function warn({ err }: Pick<World, 'err'>, sentence: string): void {
  printLines(err, [`inkling: ${sentence}`]);
}

/**
 * Formats a table with columns padded to their widest cell: the first is left-aligned, the others right-aligned.
 * `paint` colours a cell; its row and column are zero-based.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  paint: (text: string, row: number, column: number) => string = (text) => text,
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row, at) =>
    row
      .map((cell, column) => {
        const padded = column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
        const gap = padded.length - padded.trimStart().length;
        return padded.slice(0, gap) + paint(padded.slice(gap), at, column);
      })
      .join('  ')
      .trimEnd(),
  );
}

/**
 * Like `tableLines`, but splits the columns into as many tables as the terminal's width requires, one below the
 * other. Each starts with the first column.
 */
export function narrowTables(
  rows: readonly (readonly string[])[],
  columns: number | undefined,
  paint: (text: string, row: number, column: number) => string = (text) => text,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [first = 0, ...others] = widths;
  const blocks: number[][] = [[]];
  let used = first;
  for (const [at, width] of others.entries()) {
    if (used + GAP + width > (columns ?? Number.POSITIVE_INFINITY) && used > first) {
      blocks.push([]);
      used = first;
    }
    blocks.at(-1)?.push(at + 1);
    used += GAP + width;
  }
  return blocks.flatMap((block, number) => {
    const shown = [0, ...block];
    const table = tableLines(
      rows.map((row) => shown.map((column) => row[column] ?? '')),
      (text, row, at) => paint(text, row, shown[at] ?? 0),
    );
    return number === 0 ? table : ['', ...table];
  });
}

/** Number of spaces between two columns. */
const GAP = 2;
