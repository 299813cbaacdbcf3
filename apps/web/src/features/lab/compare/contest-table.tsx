import type { VNode } from 'preact';
import type { ContestRow } from '../../../shell/parts/lab-tasks.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';

/** Totals side by side in the form of the literature: strategy, total, average, worst, and the counts by guess. */
export function ContestTable({ rows }: { readonly rows: readonly ContestRow[] }): VNode {
  const { totals, columns, interval } = messages().compare;
  const guesses = Array.from({ length: Math.max(...rows.map(({ worst }) => worst)) }, (_, i) => i);
  const done = rows.filter(({ unplayed }) => unplayed === undefined);
  const least = Math.min(...done.map(({ average }) => average));
  const isLeast = (row: ContestRow | undefined) => row?.unplayed === undefined && row?.average === least;
  return (
    <DataTable
      class="lab-table"
      label={totals}
      heads={[columns.player, columns.total, columns.average, columns.worst, ...guesses.map((i) => i + 1)]}
      rows={rows.map((row) => [
        <span key="player" class="lab-player">
          {row.unplayed === undefined ? row.player : `${row.player} …`}
        </span>,
        row.total,
        interval(row),
        row.worst,
        ...guesses.map((i) => row.histogram[i] ?? ''),
      ])}
      rowClass={(at) => (isLeast(rows[at]) ? 'lab-least' : undefined)}
    />
  );
}
