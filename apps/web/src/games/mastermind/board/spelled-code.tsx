import '../style/spelled-code.css';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { nameOf } from '../pieces/names.ts';

/** The code as revealed at the end, each piece with its name. Hidden from screen readers. */
export function SpelledCode({
  skin,
  code,
}: {
  readonly skin: Skin;
  readonly code: ArrayLike<number>;
}): VNode {
  return (
    <>
      {Array.from(code, (symbol, place) => (
        <span key={place} class="code-element">
          <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
          <b>{nameOf(skin, symbol)}</b>
        </span>
      ))}
    </>
  );
}
