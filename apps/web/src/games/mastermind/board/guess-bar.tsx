import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { EraseButton, Slots } from '../../../ui/slots.tsx';
import { SymbolBar } from '../../../ui/symbol-bar.tsx';
import { messages } from '../messages/language.ts';
import { messages as pieceMessages } from '../pieces/messages/language.ts';
import { nameOf, placeLabel } from '../pieces/names.ts';
import type { Draft } from '../session/draft.ts';
import { PrintedAnswer } from './printed-legend.tsx';
import { BarNumber } from './turn-bar.tsx';

/** The row of the board in which a guess is set. `turn` is zero-based. */
export function GuessBar(props: {
  readonly turn: number;
  readonly skin: Skin;
  readonly draft: Draft;
  readonly onMove: (place: number) => void;
  readonly onErase: () => void;
  readonly onSubmit: () => void;
}): VNode {
  const { turn, skin, draft } = props;
  const { guess } = messages();
  return (
    <fieldset class="pegboard-row guess">
      <legend class="unseen">{guess.group(turn + 1)}</legend>
      <BarNumber turn={turn} />
      <span class="pegs">
        <Slots
          symbols={draft.symbols}
          current={draft.place}
          label={(place, symbol) => placeLabel(skin, place, symbol)}
          draw={(symbol) => <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />}
          drawEmpty={() => null}
          onMove={props.onMove}
          onEnter={props.onSubmit}
        />
      </span>
      <EraseButton label={pieceMessages().erase} class="press-erase" onPress={props.onErase} />
      <PrintedAnswer />
    </fieldset>
  );
}

/** The tray of pieces from which a guess is set, with their names. */
export function Tray(props: {
  readonly skin: Skin;
  readonly count: number;
  readonly onPick: (symbol: number) => void;
}): VNode {
  const { skin } = props;
  return (
    <SymbolBar
      label={pieceMessages().heading}
      count={props.count}
      class="tray"
      nameOf={(symbol) => nameOf(skin, symbol)}
      draw={(symbol) => (
        <>
          <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
          {/* A digit or letter is its own name. */}
          {nameOf(skin, symbol) !== skin.letters[symbol] && (
            <span class="symbol-name">{nameOf(skin, symbol)}</span>
          )}
        </>
      )}
      onPick={props.onPick}
    />
  );
}
