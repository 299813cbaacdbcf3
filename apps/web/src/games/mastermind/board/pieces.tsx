import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';

/** A whole code as pieces to play with. Hidden from screen readers: whatever shows it names it. */
export function Pieces({ skin, code }: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <>
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
      ))}
    </>
  );
}

/** The same as a row of a board has it. */
export function PieceRow(props: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="pegs" aria-hidden="true">
      <Pieces {...props} />
    </span>
  );
}
