import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { KeyPegs } from '../drawing/code-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home bulls', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'green', minutes: 5, isVariation: true, text };

/** Two guesses of four digits with their answers. */
function Picture(): VNode {
  return (
    <svg class="lid-picture code-drawing" viewBox="34 80 300 170" aria-hidden="true">
      <rect class="board-paper" x="20" y="95" width="328" height="160" rx="12" />
      <path class="board-bar" d="M21.5 97h325v71h-325z" />
      <rect class="board-edge" x="20" y="95" width="328" height="160" rx="12" />
      {GUESSES.map(({ digits, exact, near }, row) => (
        <g key={row} transform={`translate(48 ${107 + row * 74})`}>
          {[...digits].map((digit, place) => (
            <text key={place} {...DIGIT} x={20 + place * 52} y="38">
              {digit}
            </text>
          ))}
          <KeyPegs exact={exact} near={near} x={222} />
        </g>
      ))}
    </svg>
  );
}

const DIGIT = {
  'font-family': 'var(--font-plate)',
  'font-size': 46,
  'text-anchor': 'middle' as const,
  fill: 'var(--ink)',
};

const GUESSES = [
  { digits: '1803', exact: 1, near: 2 },
  { digits: '1390', exact: 4, near: 0 },
] as const;
