import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { useMastermind } from '../controller/controller.ts';
import { nameOf } from '../pieces/names.ts';

/** The code, each element with its name. Silent. */
export function Secret(): VNode {
  const { skin, session } = useMastermind();
  return (
    <>
      {Array.from(session.view.value.secret ?? [], (symbol, place) => (
        <span key={place} class="code-element">
          <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
          <b>{nameOf(skin, symbol)}</b>
        </span>
      ))}
    </>
  );
}
