import type { VNode } from 'preact';
import type { FirstGamePart } from '../../../shell/parts/first-game-part.ts';
import { BACK, portrait, Tile } from '../drawing/tile-drawing.tsx';
import { text } from './messages/language.ts';

export const firstGame: FirstGamePart = { Figure, text };

/** Six tiles, some of them face up. */
export function Figure({ step }: { readonly step: number }): VNode {
  const open = OPEN[Math.min(step, OPEN.length - 1)] ?? [];
  return (
    <svg class="tile-drawing" viewBox="0 0 360 246" aria-hidden="true">
      <rect
        fill="var(--field-violet)"
        stroke="var(--field-moon)"
        stroke-width="3"
        x="1.5"
        y="1.5"
        width="357"
        height="243"
        rx="12"
      />
      {TILES.map((name, tile) => (
        <Tile
          key={tile}
          at={`translate(${20 + (tile % 3) * 112} ${18 + Math.floor(tile / 3) * 112}) scale(.49)`}
          inner={open.includes(tile) ? portrait(name, `first-${tile}`) : BACK}
          clip={`first-clip-${tile}`}
        />
      ))}
    </svg>
  );
}

const TILES = ['Keziah', 'Ursula', 'Keziah', 'Ursula', 'Clementine', 'Clementine'];

/** Which tiles are face up at each step. */
const OPEN = [[], [0, 4], [2], [0, 2], [0, 2]];
