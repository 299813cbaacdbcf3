import type { Code } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Token } from '../../../../ui/token.tsx';

/** One element as a token: drawn where the skin has a drawing, a set letter otherwise. Silent. */
export function ElementToken({ skin, symbol }: { readonly skin: Skin; readonly symbol: number }): VNode {
  const letter = skin.letters[symbol];
  if (skin.id === 'winter') return <Token symbol={symbol} letter={letter} />;
  return (
    <span class="match-letter" aria-hidden="true">
      {letter}
    </span>
  );
}

export function CodeTokens({ skin, code }: { readonly skin: Skin; readonly code: Code }): VNode {
  return (
    <span class="pegs match-pegs">
      {Array.from(code, (symbol, place) => (
        <ElementToken key={place} skin={skin} symbol={symbol} />
      ))}
    </span>
  );
}
