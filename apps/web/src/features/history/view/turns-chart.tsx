import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

/**
 * Sheets by the turns they took: one table, in which every row draws its bar beside its number. The chart and its
 * twin for screen readers are the same element, so they cannot disagree.
 */
export function TurnsChart({
  histogram,
  lost,
}: {
  readonly histogram: readonly number[];
  readonly lost: number;
}): VNode {
  const { statistics: told } = messages();
  const rows = histogram.map((count, at) => [String(at + 1), count] as const);
  const all = lost > 0 ? [...rows, [told.lost, lost] as const] : rows;
  const most = Math.max(1, ...all.map(([, count]) => count));
  return (
    <table class="turns-chart">
      <caption>{told.chart}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{told.turns}</th>
          <th scope="col">{told.sheets}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${BAR_LENGTH} 20`} preserveAspectRatio="none" aria-hidden="true">
                <rect class="chart-bar" width={(BAR_LENGTH * count) / most} height="20" />
              </svg>
              <span>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BAR_LENGTH = 200;
