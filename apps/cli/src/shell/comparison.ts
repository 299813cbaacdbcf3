import { tableLines } from './printing.ts';

/** How one strategy did on all secrets. */
export interface ComparisonRow {
  readonly strategy: string;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** Secrets found in i + 1 guesses. */
  readonly histogram: readonly number[];
}

/** Totals side by side in the form of the literature. */
export function comparisonTable(rows: readonly ComparisonRow[]): readonly string[] {
  const longest = Math.max(...rows.map((row) => row.worst));
  const guesses = Array.from({ length: longest }, (_, i) => i);
  const heads = ['Strategy', 'Total', 'Average', 'Worst', ...guesses.map((i) => String(i + 1))];
  const cells = rows.map(({ strategy, total, average, worst, histogram }) => [
    strategy,
    String(total),
    average.toFixed(4),
    String(worst),
    ...guesses.map((i) => (i < histogram.length ? String(histogram[i]) : '')),
  ]);
  return tableLines([heads, ...cells]);
}
