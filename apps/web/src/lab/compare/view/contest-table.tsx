import type { VNode } from 'preact';
import { WideBox } from '../../../view/wide-box.tsx';
import { words } from '../../words/language.ts';
import type { ContestRow } from '../contest-row.ts';

/** Totals side by side in the form of the literature: strategy, total, average, worst, and the counts by guess. */
export function ContestTable({ rows }: { readonly rows: readonly ContestRow[] }): VNode {
  const { compare: told } = words();
  const guesses = Array.from({ length: Math.max(...rows.map(({ worst }) => worst)) }, (_, i) => i);
  const least = Math.min(...rows.map(({ average }) => average));
  return (
    <WideBox label={told.totals}>
      <table class="lab-table">
        <thead>
          <tr>
            <th scope="col">{told.columns.player}</th>
            <th scope="col">{told.columns.total}</th>
            <th scope="col">{told.columns.average}</th>
            <th scope="col">{told.columns.worst}</th>
            {guesses.map((i) => (
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.contestant} class={row.average === least ? 'lab-least' : undefined}>
              <th scope="row" class="lab-player">
                {row.contestant}
              </th>
              <td>{row.total}</td>
              <td>{told.interval(row)}</td>
              <td>{row.worst}</td>
              {guesses.map((i) => (
                <td key={i}>{row.histogram[i] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}
