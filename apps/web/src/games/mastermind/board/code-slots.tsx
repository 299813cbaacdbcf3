import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { EraseButton, Slots } from '../../../ui/slots.tsx';
import { SymbolBar } from '../../../ui/symbol-bar.tsx';
import { messages } from '../pieces/messages/language.ts';
import { nameOf, placeLabel } from '../pieces/names.ts';
import { type Draft, eraseSymbol, moveTo, placeSymbol } from '../session/draft.ts';
import { CodeToken } from './code-tokens.tsx';

/** A code being set: its places, and the symbols to put there. */
export function CodeSlots(props: {
  readonly label: string;
  readonly skin: Skin;
  readonly draft: Signal<Draft>;
  /** Number of symbols to choose from. */
  readonly count: number;
}): VNode {
  const { skin, draft, count } = props;
  const { erase, heading } = messages();
  const draw = (symbol: number) => <CodeToken skin={skin} symbol={symbol} />;
  return (
    <div class="match-entry">
      <fieldset class="match-slots">
        <legend class="unseen">{props.label}</legend>
        <Slots
          symbols={draft.value.symbols}
          current={draft.value.place}
          label={(place, symbol) => placeLabel(skin, place, symbol)}
          draw={draw}
          onMove={(place) => {
            draft.value = moveTo(draft.value, place);
          }}
        />
        <EraseButton
          label={erase}
          onPress={() => {
            draft.value = eraseSymbol(draft.value);
          }}
        />
      </fieldset>
      <SymbolBar
        label={heading}
        count={count}
        class="match-palette"
        itemClass="match-symbol"
        nameOf={(symbol) => nameOf(skin, symbol)}
        hasTitles
        draw={draw}
        onPick={(symbol) => {
          draft.value = placeSymbol(draft.value, symbol);
        }}
      />
    </div>
  );
}
