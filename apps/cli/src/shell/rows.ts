import { ok, type Result } from '@inkling/core/result';
import type { OptionsOf } from './options.ts';
import type { Refusal } from './refusal.ts';
import { readName } from './values.ts';

/** The option for the format of rows of figures. */
export const ROWS_OPTION = {
  format: {
    value: 'FORMAT',
    text: 'format of the rows; default table',
    values: ['table', 'csv', 'jsonl'],
  },
} as const;

/** A row of figures: strings, numbers and booleans. */
export type FigureRow = Readonly<Record<string, string | number | boolean>>;

/** Returns the writer for the rows that `--format` selects, or `undefined` for a table for people. */
export function readRowWriter({
  format = 'table',
}: OptionsOf<typeof ROWS_OPTION>): Result<
  ((rows: readonly FigureRow[]) => readonly string[]) | undefined,
  Refusal
> {
  const known = readName(format, 'format', ROWS_OPTION.format.values, 'a format');
  if (!known.ok) return known;
  switch (known.value) {
    case 'table':
      return ok(undefined);
    case 'csv':
      return ok(csvLines);
    case 'jsonl':
      return ok((rows) => rows.map((row) => JSON.stringify(row)));
  }
}

/** Returns CSV lines, beginning with the column names. */
function csvLines(rows: readonly FigureRow[]): readonly string[] {
  const heads = Object.keys(rows[0] ?? {});
  return [
    heads.join(','),
    ...rows.map((row) => heads.map((head) => csvCell(String(row[head] ?? ''))).join(',')),
  ];
}

/** Returns a CSV cell, quoted if necessary. */
export function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
