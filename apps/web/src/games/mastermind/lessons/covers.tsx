import '../drawing/code-drawing.css';
import type { VNode } from 'preact';
import type { LessonCover } from '../../../shell/parts/lesson-part.ts';
import { Piece } from '../../../ui/piece.tsx';

/** The cover pictures of the lessons, by lesson id. */
export const COVERS = {
  scoring: {
    field: 'green',
    Picture: () => (
      <g class="code-drawing">
        <Marks at={12} kind="exact" />
        <Marks at={66} kind="near" />
      </g>
    ),
  },
  knuth: {
    field: 'blue',
    Picture: () => (
      <g class="code-drawing">
        {[0, 0, 1, 1].map((symbol, place) => (
          <svg key={place} x={2 + 29 * place} y="26" width="28" height="30" aria-hidden="true">
            <Piece skin="winter" symbol={symbol} />
          </svg>
        ))}
      </g>
    ),
  },
  entropy: {
    field: 'pink',
    Picture: () => (
      <>
        {BITS.map(([x, width]) => (
          <rect key={x} x={x} y="28" width={width} height="28" rx="3" fill="currentColor" />
        ))}
      </>
    ),
  },
  states: {
    field: 'violet',
    Picture: () => (
      <>
        {[1, 2, 3, 4].map((state) => (
          <g key={state} transform={`translate(${27 * state - 17} 22)`}>
            <rect width="20" height="40" rx="5" fill="none" stroke="currentColor" stroke-width="3" />
            <text class="booklet-figure" x="10" y="27" text-anchor="middle" fill="currentColor">
              {state}
            </text>
          </g>
        ))}
      </>
    ),
  },
  evaluators: {
    field: 'gold',
    Picture: () => (
      <>
        {LANES.map(([width, opacity], lane) => (
          <g key={width} transform={`translate(12 ${16 + 20 * lane})`}>
            <rect width={width} height="13" rx="3" fill="currentColor" fill-opacity={opacity} />
            <rect width={width} height="13" rx="3" fill="none" stroke="currentColor" stroke-width="2" />
          </g>
        ))}
      </>
    ),
  },
} satisfies Record<string, LessonCover>;

/** The position and width of bars, each narrower than the one before. */
const BITS = [
  [8, 35],
  [45, 22],
  [69, 16],
  [87, 10],
  [99, 5],
  [106, 4],
] as const;

const LANES = [
  [92, 0.2],
  [70, 1],
  [84, 0.5],
] as const;

/** An answer with two pegs of one kind. */
function Marks({ at, kind }: { readonly at: number; readonly kind: 'exact' | 'near' }): VNode {
  return (
    <g transform={`translate(${at} 20)`}>
      <rect class="pegs-plate" width="42" height="42" rx="8" />
      {[13, 29].map((x) => (
        <g key={x}>
          <circle class={`peg-${kind}`} cx={x} cy="13" r={kind === 'exact' ? 6.5 : 5.4} />
          <circle class="peg-none" cx={x} cy="29" r="2.2" />
        </g>
      ))}
    </g>
  );
}
