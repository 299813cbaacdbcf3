import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { useMastermind } from '../controller/controller.ts';

/** A whole code as pieces, in the skin of the controller. Silent. */
export function Pegs({ code }: { readonly code: ArrayLike<number> }): VNode {
  const { skin } = useMastermind();
  return (
    <>
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
      ))}
    </>
  );
}
