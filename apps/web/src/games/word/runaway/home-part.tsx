import type { VNode } from 'preact';
import { catalogue, type Language, language } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { MarkedLetter } from '../drawing/letter-drawing.tsx';
import { english, german, spanish } from './home-messages.ts';

const text: () => HomeText = catalogue('home runaway word', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'violet', minutes: 4, isVariation: true, text };

/** Letters that run away, each further ahead than the one before. */
function Picture(): VNode {
  return (
    <svg class="lid-picture letter-drawing" viewBox="0 0 368 200" aria-hidden="true">
      {LETTERS.map(({ mark, y, tilt }, place) => (
        <g key={place} transform={`translate(${50 + place * 60} ${y}) rotate(${tilt} 31 31)`}>
          <path
            stroke="var(--field-moon)"
            stroke-width="4"
            stroke-linecap="round"
            d="M-14 18h-34M-14 34h-52M-14 50h-26"
          />
          <MarkedLetter letter={WORDS[language.value][place] ?? ''} mark={mark} x={0} y={0} />
        </g>
      ))}
    </svg>
  );
}

const WORDS: Readonly<Record<Language, string>> = { en: 'FLEES', de: 'FLIEH', es: 'HUYEN' };

const LETTERS = [
  { mark: 'near', y: 112, tilt: 6 },
  { mark: 'absent', y: 66, tilt: 14 },
  { mark: 'absent', y: 104, tilt: 9 },
  { mark: 'near', y: 44, tilt: 16 },
  { mark: 'absent', y: 86, tilt: 10 },
] as const;
