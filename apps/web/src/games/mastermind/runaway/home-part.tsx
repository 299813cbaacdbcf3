import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { Piece } from '../drawing/code-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home runaway', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'violet', minutes: 4, isVariation: true, text };

/** Four pieces running away, each further ahead. */
function Picture(): VNode {
  return (
    <svg class="lid-picture code-drawing" viewBox="0 30 368 200" aria-hidden="true">
      {[3, 1, 4, 5].map((symbol, place) => (
        <g
          key={place}
          transform={`translate(${70 + place * 72} ${HEIGHTS[place]}) rotate(${TILTS[place]} 27 29) scale(1.15)`}
        >
          <path
            stroke="var(--field-moon)"
            stroke-width="4"
            stroke-linecap="round"
            d="M-14 16h-34M-14 32h-52M-14 48h-26"
          />
          <Piece symbol={symbol} x={0} />
        </g>
      ))}
    </svg>
  );
}

const HEIGHTS = [112, 78, 116, 70] as const;
const TILTS = [8, 14, 10, 18] as const;
