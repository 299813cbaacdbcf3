import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home null', english, { de: german, es: spanish });

/** A number that is larger than one and smaller than another. */
function Picture(): VNode {
  return (
    <svg class="lid-picture" viewBox="0 0 368 236" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--field-ink)"
        stroke-width="5"
        d="M30 150h308M30 136v28M338 136v28M110 142v16M262 142v16"
      />
      <g font-family="var(--font-plate)" font-size="44" text-anchor="middle" fill="var(--field-ink)">
        <text x="110" y="196">
          27
        </text>
        <text x="186" y="124">
          ?
        </text>
        <text x="262" y="196">
          81
        </text>
      </g>
    </svg>
  );
}

export const home: HomePart = { Picture, field: 'gold', minutes: 1, text };
