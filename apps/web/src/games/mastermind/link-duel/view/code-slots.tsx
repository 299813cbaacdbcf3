import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { type Draft, eraseSymbol, moveTo, placeSymbol } from '../../session/draft.ts';

/** A code being set: its places, and the symbols to put there. */
export function CodeSlots(props: {
  readonly label: string;
  readonly words: {
    slot(place: number, name: string | undefined): string;
    readonly palette: string;
    readonly erase: string;
  };
  readonly draft: Signal<Draft>;
  /** How many symbols there are to choose from. */
  readonly count: number;
  nameOf(symbol: number): string;
  draw(symbol: number): VNode;
}): VNode {
  const { words, draft, count, nameOf, draw } = props;
  return (
    <div class="match-entry">
      <fieldset class="match-slots">
        <legend class="unseen">{props.label}</legend>
        <Slots
          symbols={draft.value.symbols}
          current={draft.value.place}
          label={(place, symbol) => words.slot(place + 1, symbol === undefined ? undefined : nameOf(symbol))}
          draw={draw}
          onMove={(place) => {
            draft.value = moveTo(draft.value, place);
          }}
        />
        <EraseButton
          label={words.erase}
          onPress={() => {
            draft.value = eraseSymbol(draft.value);
          }}
        />
      </fieldset>
      <SymbolBar
        label={words.palette}
        count={count}
        class="match-palette"
        itemClass="match-symbol"
        nameOf={nameOf}
        hasTitles
        draw={draw}
        onPick={(symbol) => {
          draft.value = placeSymbol(draft.value, symbol);
        }}
      />
    </div>
  );
}
