import { drawElement } from '@inkling/art/elements';
import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { KeyPegs, Piece } from '../drawing/code-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home mastermind', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'green', minutes: 5, text };

/** Santa behind a board with two answered guesses, in the snow. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture code-drawing" viewBox="0 0 368 236" aria-hidden="true">
      <path stroke="var(--field-stock)" stroke-width="4.5" stroke-linecap="round" d={SNOW} />
      <g class="santa" transform="translate(240 8) scale(.6)" dangerouslySetInnerHTML={{ __html: SANTA }} />
      <rect class="board-paper" x="20" y="113" width="328" height="140" rx="12" />
      <path class="board-bar" d="M21.5 115h325v60h-325z" />
      <rect class="board-edge" x="20" y="113" width="328" height="140" rx="12" />
      {GUESSES.map(({ symbols, exact, near }, row) => (
        <g key={row} transform={`translate(38 ${115 + row * 61})`}>
          {symbols.map((symbol, place) => (
            <Piece key={place} symbol={symbol} x={place * 62} />
          ))}
          <KeyPegs exact={exact} near={near} />
        </g>
      ))}
    </svg>
  );
}

const GUESSES = [
  { symbols: [3, 0, 4, 1], exact: 0, near: 2 },
  { symbols: [0, 1, 2, 5], exact: 4, near: 0 },
] as const;

/** The drawing without its `<svg>` element, for embedding in this picture. */
const SANTA = drawElement('santa').replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Snowflakes: dots drawn as zero-length lines with round ends. */
const SNOW = [
  [6, 93],
  [38, 91],
  [60, 108],
  [93, 66],
  [98, 76],
  [110, 62],
  [128, 80],
  [132, 8],
  [140, 74],
  [150, 101],
  [154, 58],
  [170, 66],
  [190, 5],
  [189, 72],
  [200, 100],
  [214, 108],
  [228, 90],
  [240, 60],
  [252, 34],
  [244, 92],
  [260, 84],
  [288, 14],
  [330, 18],
  [346, 30],
  [358, 48],
  [350, 70],
  [362, 92],
  [340, 106],
  [18, 104],
]
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');
