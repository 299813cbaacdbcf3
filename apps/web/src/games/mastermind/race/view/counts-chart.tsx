import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';

/**
 * The number of codes left after each turn on a logarithmic scale: the better a guess, the steeper the line falls.
 * Lines are told apart by the shape of their marks, which a key explains.
 */
export function CountsChart(): VNode {
  const controller = useRace();
  const { chart, players } = messages();
  const names = [chart.you, ...controller.session.rivals.value.map(({ name }) => players[name].name)];
  const lines = controller.shownCounts.flatMap((counts, line) => {
    const name = names[line];
    return name === undefined ? [] : [{ name, counts }];
  });
  const ticks = ticksOf(lines[0]?.counts[0] ?? 1);
  const turns = Math.max(4, ...lines.map(({ counts }) => counts.length - 1));
  const top = Math.log2(Math.max(2, ...lines.map(({ counts }) => counts[0] ?? 0)));
  const x = (turn: number) => LEFT + (turn / turns) * (RIGHT - LEFT);
  const y = (count: number) => BOTTOM - (Math.log2(Math.max(count, 1)) / top) * (BOTTOM - TOP);
  return (
    <figure class="race-chart">
      <figcaption>
        {chart.heading} <small>{chart.caption}</small>
      </figcaption>
      <div class="chart-plot">
        <ul class="chart-axis" data-widest={chart.tick(ticks.at(-1) ?? 1)} aria-hidden="true">
          {ticks.map((count) => (
            <li key={count} style={{ insetBlockStart: `${(y(count) / HEIGHT) * 100}%` }}>
              {chart.tick(count)}
            </li>
          ))}
        </ul>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={chart.label(lines)}>
          {ticks.map((count) => (
            <path key={count} class="chart-rule" d={`M${LEFT} ${y(count)}H${RIGHT}`} />
          ))}
          {Array.from({ length: turns + 1 }, (_, turn) => (
            <text class="chart-text" key={turn} x={x(turn)} y={HEIGHT - 4} text-anchor="middle">
              {turn}
            </text>
          ))}
          {lines.map(({ name, counts }, line) => (
            <g key={name} class={`chart-line chart-line-${line}`}>
              <path
                d={counts.map((count, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(count)}`).join('')}
              />
              {counts.map((count, turn) => (
                <Mark key={turn} line={line} x={x(turn)} y={y(count)} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <ul class="chart-key" aria-hidden="true">
        {(lines.length > 1 ? lines : []).map(({ name }, line) => (
          <li key={name}>
            <svg
              class={`chart-line chart-line-${line}`}
              viewBox="0 0 28 14"
              width="28"
              height="14"
              aria-hidden="true"
            >
              <path d="M0 7H28" />
              <Mark line={line} x={14} y={7} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A disc for the user, a ring and a square for the rivals. */
function Mark({ line, x, y }: { readonly line: number; readonly x: number; readonly y: number }): VNode {
  if (line === 2) return <rect class="chart-mark" x={x - 4.5} y={y - 4.5} width="9" height="9" />;
  return <circle class="chart-mark" cx={x} cy={y} r={line === 0 ? 4.5 : 5} />;
}

/** Returns the ticks 1, 10, 100 … and the number of codes at the start. */
function ticksOf(total: number): readonly number[] {
  const ticks = [1, 10, 100, 1000].filter((count) => count * 2 < total);
  return [...ticks, total];
}

const WIDTH = 430;
const HEIGHT = 194;
const LEFT = 8;
const RIGHT = 418;
const TOP = 12;
const BOTTOM = 160;
