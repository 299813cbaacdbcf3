import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { areasOf } from '../model/areas.ts';
import type { Partition } from '../model/partition.ts';

/** Each answer a rectangle: chance wide, bits high. The dashed line has the height of the whole area. */
export function EntropyAreas({ partition }: { readonly partition: Partition }): VNode {
  const labels = messages().entropy;
  const areas = areasOf(partition.cells);
  const most = Math.max(1, ...areas.map(({ bits }) => Math.ceil(bits)));
  const y = (bits: number) => TOP + HEIGHT * (1 - bits / most);
  const ticks = Array.from({ length: most + 1 }, (_, bits) => bits).filter(
    (bits) => most < 6 || bits % 2 === 0,
  );
  const expected = y(partition.figures.bits);
  return (
    <svg class="entropy-areas" viewBox="0 0 360 220" role="img" aria-label={labels.drawing(partition)}>
      {ticks.map((bits) => (
        <g key={bits}>
          <path class="area-tick" d={`M${LEFT} ${y(bits)}H${LEFT + WIDTH}`} />
          <text class="area-label" x={LEFT - 6} y={y(bits) + 4} text-anchor="end">
            {bits}
          </text>
        </g>
      ))}
      {areas.map(({ cell, from, bits }) => (
        <rect
          key={from}
          class="area"
          x={LEFT + WIDTH * from}
          y={y(bits)}
          width={WIDTH * cell.chance}
          height={y(0) - y(bits)}
        />
      ))}
      <path class="area-axis" d={`M${LEFT} ${TOP}V${y(0)}H${LEFT + WIDTH}`} />
      <path class="area-expected-back" d={`M${LEFT} ${expected}H${LEFT + WIDTH}`} />
      <path class="area-expected" d={`M${LEFT} ${expected}H${LEFT + WIDTH}`} />
      <text class="area-label" x={LEFT + 4} y={Math.max(expected - 7, TOP + 8)}>
        {labels.expected(partition.figures.bits)}
      </text>
      <text class="area-label" x="2" y="12">
        {labels.axisBits}
      </text>
      <text class="area-label" x={LEFT + WIDTH} y="214" text-anchor="end">
        {labels.axisChance} 1
      </text>
      <text class="area-label" x={LEFT} y="214">
        0
      </text>
    </svg>
  );
}

const LEFT = 26;
const WIDTH = 330;
const TOP = 20;
const HEIGHT = 178;
