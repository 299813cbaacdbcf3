import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';

/** A code as a row of pieces. Hidden from screen readers: the component around it provides the name. */
export function CodeTokens(props: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="pegs match-pegs" aria-hidden="true">
      {Array.from(props.code, (symbol, place) => (
        <CodeToken key={place} skin={props.skin} symbol={symbol} />
      ))}
    </span>
  );
}

/** One piece: a drawing if the skin has one, otherwise a letter. Hidden from screen readers. */
export function CodeToken({ skin, symbol }: { readonly skin: Skin; readonly symbol: number }): VNode {
  if (skin.id === 'winter') return <Piece skin={skin.id} symbol={symbol} />;
  return (
    <span class="match-letter" aria-hidden="true">
      {skin.letters[symbol]}
    </span>
  );
}
