import { ok, type Result } from '@inkling/core/result';
import { makeSummary, SUMMARY_HEADING } from '@inkling/deduction/notation/mmstrat';
import { tableLines } from '../../shell/printing.ts';
import type { Refusal } from '../../shell/refusal.ts';
import { readName } from '../../shell/values.ts';
import type { ComparisonOptions } from './options.ts';

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

/** How `--format` wants the rows: a table for people, or the lines of mmstrat. */
export function readTableMaker({
  format = 'table',
}: ComparisonOptions): Result<(rows: readonly ComparisonRow[]) => readonly string[], Refusal> {
  const known = readName(format, 'format', ['table', 'mmstrat'] as const, 'a format');
  return known.ok ? ok(known.value === 'table' ? comparisonTable : summaryLines) : known;
}

function summaryLines(rows: readonly ComparisonRow[]): readonly string[] {
  return [SUMMARY_HEADING, ...rows.map((row) => makeSummary(row.strategy, row))];
}
