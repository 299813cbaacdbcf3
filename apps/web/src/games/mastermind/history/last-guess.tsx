import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';

/** A guess as a row of small pieces. Silent. */
export function LastGuess({ code }: { readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="kept-picture" aria-hidden="true">
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin="winter" symbol={symbol} />
      ))}
    </span>
  );
}
