import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { messages } from '../messages/language.ts';

/** A whole code as pieces to play with. Hidden from screen readers: the component around it provides the name. */
export function Pieces({ skin, code }: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <>
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
      ))}
    </>
  );
}

/** The pieces of a turn, as a button that copies its guess. `turn` is zero-based. */
export function CopyButton(props: {
  readonly skin: Skin;
  readonly code: ArrayLike<number>;
  readonly turn: number;
  readonly onCopy: () => void;
}): VNode {
  const { skin, code, turn, onCopy } = props;
  const label = messages().turns.copy(turn + 1);
  return (
    <button
      type="button"
      class="pegs pegs-copy"
      data-turn={turn}
      aria-label={label}
      title={label}
      onClick={() => onCopy()}
    >
      <Pieces skin={skin} code={code} />
    </button>
  );
}

/** The pieces of a code in a row of a board, without a button. */
export function PieceRow(props: { readonly skin: Skin; readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="pegs" aria-hidden="true">
      <Pieces {...props} />
    </span>
  );
}
