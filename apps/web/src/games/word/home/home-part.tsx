import type { VNode } from 'preact';
import { MarkedLetter, Screen } from '../drawing/letter-drawing.tsx';
import './home.css';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home word', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'gold', minutes: 3, text };

/** Two tries at a word, and the word that is still to be found. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture lid-word letter-drawing" viewBox="0 0 368 236" aria-hidden="true">
      <Screen />
      <g class="riddle" transform="translate(262 20) rotate(9)">
        <rect class="marked-letter-side" y="5" width="62" height="62" rx="8" />
        <rect class="marked-letter-blank" width="62" height="62" rx="8" />
        <text x="31" y="46" font-size="42">
          ?
        </text>
      </g>
      {TRIES.map(({ letters, marks }, row) =>
        [...letters].map((letter, place) => (
          <MarkedLetter
            key={`${row} ${letter}${place}`}
            letter={letter}
            mark={marks[place]}
            x={24 + place * 65}
            y={98 + row * 70}
          />
        )),
      )}
    </svg>
  );
}

const TRIES = [
  { letters: 'TRAIN', marks: ['near', 'exact', 'absent', 'near', 'near'] },
  { letters: 'PRINT', marks: ['exact', 'exact', 'exact', 'exact', 'exact'] },
] as const;
