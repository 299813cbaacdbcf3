import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Token } from '../../../ui/token.tsx';

/** A code as a row of tokens. Silent: whoever shows it says what it is. */
export function CodeTokens(props: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="pegs match-pegs" aria-hidden="true">
      {Array.from(props.code, (symbol, place) => (
        <CodeToken key={place} skin={props.skin} symbol={symbol} />
      ))}
    </span>
  );
}

/** One piece as a token: drawn where the skin has a drawing, a set letter otherwise. Silent. */
export function CodeToken({ skin, symbol }: { readonly skin: Skin; readonly symbol: number }): VNode {
  const letter = skin.letters[symbol];
  if (skin.id === 'winter') return <Token symbol={symbol} letter={letter} />;
  return (
    <span class="match-letter" aria-hidden="true">
      {letter}
    </span>
  );
}
