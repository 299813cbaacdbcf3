import type { VNode } from 'preact';
import { catalogue } from '../../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../../shell/parts/home-part.ts';
import { KeyPegs, Piece } from '../../drawing/code-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home liar', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'gold', minutes: 6, isVariation: true, text };

/** Three answered guesses, one of them out of line. */
function Picture(): VNode {
  return (
    <svg class="lid-picture code-drawing" viewBox="0 0 368 216" aria-hidden="true">
      {ROWS.map(({ symbols, exact, near, isFalse }, row) => (
        <g
          key={row}
          transform={`translate(${isFalse ? 54 : 34} ${10 + row * 68}) rotate(${isFalse ? -3 : 0} 150 30)`}
        >
          {symbols.map((symbol, place) => (
            <Piece key={place} symbol={symbol} x={place * 62} />
          ))}
          <KeyPegs exact={exact} near={near} />
          {isFalse && <rect {...DOUBT} x="-8" y="-5" width="314" height="68" rx="14" />}
        </g>
      ))}
    </svg>
  );
}

const DOUBT = {
  fill: 'none',
  stroke: 'var(--field-ink)',
  'stroke-width': 4,
  'stroke-dasharray': '9 7',
};

const ROWS = [
  { symbols: [0, 0, 1, 1], exact: 1, near: 0, isFalse: false },
  { symbols: [2, 5, 0, 3], exact: 0, near: 2, isFalse: true },
  { symbols: [0, 4, 2, 4], exact: 2, near: 1, isFalse: false },
];
