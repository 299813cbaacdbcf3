import { ok, type Result } from '@inkling/core/result';
import { makeSummary, SUMMARY_HEADING } from '@inkling/deduction/notation/mmstrat';
import { narrowTables } from '../../shell/printing.ts';
import type { Refusal } from '../../shell/refusal.ts';
import { readName } from '../../shell/values.ts';
import type { Sink } from '../../shell/world.ts';
import type { ComparisonOptions } from './options.ts';

/** The results of a strategy over all secrets. */
export interface ComparisonRow {
  readonly strategy: string;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** The sum of guesses times weight, if secrets have weights. */
  readonly weighted?: number;
  /** Entry i is the number of secrets found in i + 1 guesses. */
  readonly histogram: readonly number[];
}

/** Formats totals side by side as in the literature. Columns that do not fit the terminal follow in a table below. */
export function comparisonTable(
  rows: readonly ComparisonRow[],
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const longest = Math.max(...rows.map((row) => row.worst));
  const guesses = Array.from({ length: longest }, (_, i) => i);
  const isWeighted = rows.some(({ weighted }) => weighted !== undefined);
  const weights = isWeighted ? ['Weighted'] : [];
  const heads = ['Strategy', ...weights, 'Total', 'Average', 'Worst', ...guesses.map((i) => String(i + 1))];
  const cells = rows.map(({ strategy, total, average, worst, weighted = total, histogram }) => [
    strategy,
    ...(isWeighted ? [String(weighted)] : []),
    String(total),
    average.toFixed(4),
    String(worst),
    ...guesses.map((i) => (i < histogram.length ? String(histogram[i]) : '')),
  ]);
  return narrowTables([heads, ...cells], columns);
}

/** Returns the formatter that `--format` selects: a table for people, or the lines of mmstrat. */
export function readTableMaker(
  { format = 'table' }: ComparisonOptions,
  to: Pick<Sink, 'columns'>,
): Result<(rows: readonly ComparisonRow[]) => readonly string[], Refusal> {
  const known = readName(format, 'format', ['table', 'mmstrat'] as const, 'a format');
  return known.ok ? ok(known.value === 'table' ? (rows) => comparisonTable(rows, to) : summaryLines) : known;
}

function summaryLines(rows: readonly ComparisonRow[]): readonly string[] {
  return [SUMMARY_HEADING, ...rows.map((row) => makeSummary(row.strategy, row))];
}
