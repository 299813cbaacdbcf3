import type { Code } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { Token } from '../../../../ui/token.tsx';
import { namesOf } from '../../pieces/names.ts';
import { SKIN } from '../model/usual-board.ts';

/** A code to look at, small, with its names for those who hear it. */
export function Pegs({ code }: { readonly code: Code }): VNode {
  return (
    <span class="pegs small-pegs">
      <span class="unseen">{namesOf(SKIN, code).join(', ')}</span>
      {Array.from(code, (symbol, place) => (
        <Token key={place} symbol={symbol} letter={SKIN.letters[symbol]} />
      ))}
    </span>
  );
}
