import './tile-drawing.css';
import { COVEN } from '@inkling/art/coven';
import { drawBack } from '@inkling/art/elements';
import { witchInner } from '@inkling/art/witch/portrait';
import type { VNode } from 'preact';

/** A tile of 200 units with its rim and its lower edge. `clip` must be unique on the page. */
export function Tile(props: { readonly at: string; readonly inner: string; readonly clip: string }): VNode {
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

/** The inside of a tile that is face up: the portrait of a witch. */
export function portrait(name: string, idPrefix: string): string {
  const witch = COVEN.find((known) => known.name === name);
  return witch ? witchInner(witch.traits, idPrefix) : '';
}

/** The inside of a tile that is face down. */
export const BACK: string = drawBack({
  stock: 'var(--back-stock)',
  first: 'var(--back-first)',
  second: 'var(--back-second)',
}).replace(/^<svg[^>]*>|<\/svg>$/g, '');
