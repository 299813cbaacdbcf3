import { halftone, halftonePattern } from '@inkling/art/halftone';
import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { BACK, portrait, Tile } from '../drawing/tile-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home witch', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'violet', minutes: 4, text };

/** A tile that is face down and two that are face up, under a moon. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture tile-drawing" viewBox="0 0 368 236" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: MOON }} />
      <circle fill="var(--field-moon)" cx="292" cy="66" r="54" />
      <circle fill="url(#lid-moon)" cx="292" cy="66" r="54" />
      <Tile at="translate(20 124) rotate(-10) scale(.54)" inner={BACK} clip="lid-back" />
      <Tile at="translate(128 98) rotate(-2) scale(.63)" inner={portrait('Keziah', 'lid-k')} clip="lid-one" />
      <Tile
        at="translate(262 110) rotate(8) scale(.52)"
        inner={portrait('Clementine', 'lid-c')}
        clip="lid-two"
      />
    </svg>
  );
}

const MOON = halftonePattern('lid-moon', halftone(0.2, 4, 6), 'var(--field-violet)');
