/** A measured figure and the target value that it has to meet. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly bar?: string;
  readonly isMet?: boolean;
}

/** Prints figures in columns; the last one says whether the target is met. */
export function printFigures(print: (line: string) => void, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, bar = '', isMet }) => [
    name,
    value,
    bar,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
