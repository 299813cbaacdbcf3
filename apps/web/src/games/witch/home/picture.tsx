import { COVEN } from '@inkling/art/coven';
import { drawBack } from '@inkling/art/elements';
import { halftone, halftonePattern } from '@inkling/art/halftone';
import { witchInner } from '@inkling/art/witch/portrait';
import type { VNode } from 'preact';

/** A tile that is covered and two that are turned over, under a moon. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture lid-witch" viewBox="0 0 368 236" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: MOON }} />
      <circle class="moon" cx="292" cy="66" r="54" />
      <circle fill="url(#lid-moon)" cx="292" cy="66" r="54" />
      <Tile at="translate(20 124) rotate(-10) scale(.54)" inner={BACK} clip="lid-back" />
      <Tile at="translate(128 98) rotate(-2) scale(.63)" inner={portrait('Keziah')} clip="lid-one" />
      <Tile at="translate(262 110) rotate(8) scale(.52)" inner={portrait('Clementine')} clip="lid-two" />
    </svg>
  );
}

function Tile(props: { readonly at: string; readonly inner: string; readonly clip: string }): VNode {
  const { at, inner, clip } = props;
  return (
    <g transform={at}>
      <clipPath id={clip}>
        <rect width="200" height="200" rx="16" />
      </clipPath>
      <rect class="tile-side" x="-7" y="1" width="214" height="214" rx="22" />
      <g clip-path={`url(#${clip})`} dangerouslySetInnerHTML={{ __html: inner }} />
      <rect class="tile-rim" x="-3" y="-3" width="206" height="206" rx="18" />
    </g>
  );
}

function portrait(name: string): string {
  const witch = COVEN.find((known) => known.name === name);
  return witch ? witchInner(witch.traits, `lid-${witch.id}`) : '';
}

const BACK = drawBack({
  stock: 'var(--back-stock)',
  first: 'var(--back-first)',
  second: 'var(--back-second)',
}).replace(/^<svg[^>]*>|<\/svg>$/g, '');

const MOON = halftonePattern('lid-moon', halftone(0.2, 4, 6), 'var(--field-violet)');
