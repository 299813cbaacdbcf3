import type { VNode } from 'preact';
import { Token } from '../../../../ui/token.tsx';
import { useLiar } from '../session/controller.ts';

/** A piece. Silent: whoever shows it says what it is. */
export function Stamp({ symbol }: { readonly symbol: number }): VNode {
  const { skin } = useLiar();
  return <Token skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />;
}

/** A code as a row of pieces. */
export function Stamps({ code }: { readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="pegs" aria-hidden="true">
      {Array.from(code, (symbol, place) => (
        <Stamp key={place} symbol={symbol} />
      ))}
    </span>
  );
}
