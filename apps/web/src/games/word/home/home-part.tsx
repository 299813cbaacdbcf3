import type { VNode } from 'preact';
import { MarkedTry } from '../drawing/letter-drawing.tsx';
import './home.css';
import { catalogue, type Language, language } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home word', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'gold', minutes: 3, text };

/** Two tries at a word, and a hidden letter. */
export function Picture(): VNode {
  const tries = TRIES[language.value];
  return (
    <svg class="lid-picture lid-word letter-drawing" viewBox="0 0 368 236" aria-hidden="true">
      <g class="riddle" transform="translate(262 20) rotate(9)">
        <rect class="marked-letter-side" y="5" width="62" height="62" rx="8" />
        <rect class="marked-letter-blank" width="62" height="62" rx="8" />
        <text x="31" y="46" font-size="42">
          ?
        </text>
      </g>
      {tries.map((letters, row) => (
        <MarkedTry key={letters} letters={letters} secret={tries[1]} x={24} y={98 + row * 70} />
      ))}
    </svg>
  );
}

/** The two tries in each language. The second one finds the word. */
const TRIES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['TRAIN', 'PRINT'],
  de: ['DURST', 'DRUCK'],
  es: ['RELOJ', 'LETRA'],
};
