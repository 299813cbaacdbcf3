import type { Code } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { Token } from '../../../../ui/token.tsx';
import { namesOf } from '../../pieces/names.ts';
import { SKIN } from '../model/usual-board.ts';

/** A small, read-only code, with its names for screen readers. */
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
