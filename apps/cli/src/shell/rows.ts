import { ok, type Result } from '@inkling/core/result';
import type { OptionsOf } from './options.ts';
import type { Refusal } from './refusal.ts';
import { readName } from './values.ts';

/** How rows of figures are written. */
export const ROWS_OPTION = {
  format: {
    value: 'FORMAT',
    text: 'format of the rows; default table',
    values: ['table', 'csv', 'jsonl'],
  },
} as const;

/** A row of figures: texts, numbers, yes and no. */
export type FigureRow = Readonly<Record<string, string | number | boolean>>;

/** What writes rows as `--format` wants them; `undefined` for the table of people. */
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

/** The names of the columns first. */
function csvLines(rows: readonly FigureRow[]): readonly string[] {
  const heads = Object.keys(rows[0] ?? {});
  return [
    heads.join(','),
    ...rows.map((row) => heads.map((head) => csvCell(String(row[head] ?? ''))).join(',')),
  ];
}

/** A cell of CSV, in quotation marks where it must be. */
export function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
