import { drawBack } from '@inkling/art/elements';
import type { VNode } from 'preact';

const BACK = drawBack({
  stock: 'var(--back-stock)',
  first: 'var(--back-first)',
  second: 'var(--back-second)',
});

/** The drawing of the back that all tiles share, in the two inks of the theme. */
export function BackPlate(): VNode {
  return (
    <svg class="back-plate" aria-hidden="true">
      <symbol id="tile-back" viewBox="0 0 200 200" dangerouslySetInnerHTML={{ __html: BACK }} />
    </svg>
  );
}

export function TileBack(): VNode {
  return (
    <svg class="tile-back" viewBox="0 0 200 200" aria-hidden="true">
      <use href="#tile-back" />
    </svg>
  );
}
