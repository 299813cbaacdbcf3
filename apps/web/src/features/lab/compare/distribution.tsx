import type { VNode } from 'preact';
import type { ContestRow } from '../../../shell/parts/lab-tasks.ts';
import { messages } from '../messages/language.ts';

/**
 * One small chart per player, all on the same axes, each labelled by name, so that nothing depends on colour.
 * The table above contains the same data, so each chart is a single image with a one-sentence description.
 */
export function Distribution({ rows }: { readonly rows: readonly ContestRow[] }): VNode {
  const labels = messages().compare;
  const levels = Math.max(...rows.map(({ worst }) => worst));
  const most = Math.max(...rows.map(({ histogram, secrets }) => Math.max(...histogram) / secrets));
  return (
    <section aria-labelledby="chart-heading">
      <h2 id="chart-heading">{labels.chart}</h2>
      <ul class="lab-chart-list">
        {rows.map((row) => (
          <li key={row.player}>
            <p class="lab-chart-name">
              {row.player} <small>{labels.interval(row)}</small>
            </p>
            <Chart row={row} levels={levels} most={most} />
          </li>
        ))}
      </ul>
      <p class="aside">{labels.chartNote}</p>
    </section>
  );
}

function Chart(props: { readonly row: ContestRow; readonly levels: number; readonly most: number }): VNode {
  const { row, levels, most } = props;
  const { compare, permille } = messages();
  return (
    <svg
      class="lab-chart"
      viewBox={`0 0 ${levels * STEP} ${HEIGHT + LABELS}`}
      role="img"
      aria-label={compare.bar(row)}
    >
      {Array.from({ length: levels }, (_, i) => {
        const share = (row.histogram[i] ?? 0) / row.secrets;
        const height = (share / most) * (HEIGHT - TOP);
        return (
          <g key={i} transform={`translate(${i * STEP} 0)`}>
            <rect class="lab-bar" x={GAP} y={HEIGHT - height} width={STEP - 2 * GAP} height={height} />
            {share > 0 && (
              <text class="lab-bar-share" x={STEP / 2} y={HEIGHT - height - 4}>
                {permille(share).replace(/\s?%/, '')}
              </text>
            )}
            <text class="lab-bar-name" x={STEP / 2} y={HEIGHT + 22}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <path class="lab-axis" d={`M0 ${HEIGHT}H${levels * STEP}`} />
      <path class="lab-pin" d={`M${(row.average - 0.5) * STEP} ${HEIGHT}l-5 8h10z`} />
    </svg>
  );
}

const STEP = 44;
const GAP = 5;
const TOP = 18;
const HEIGHT = 96;
const LABELS = 28;
