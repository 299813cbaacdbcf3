import type { VNode } from 'preact';
import { Token } from '../../../ui/token.tsx';
import { useMastermind } from './use-mastermind.ts';

/** A whole code as tokens with their letters, in the skin of the controller. Silent. */
export function Pegs({ code }: { readonly code: ArrayLike<number> }): VNode {
  const { skin } = useMastermind();
  return (
    <>
      {Array.from(code, (symbol, place) => (
        <Token key={place} skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
      ))}
    </>
  );
}
