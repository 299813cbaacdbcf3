import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { Token } from '../../../../ui/token.tsx';
import { nameOf } from '../../messages/names.ts';
import type { DrillController } from '../controller/drill-controller.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';

/** Places for a guess and the elements to put there. */
export function DrillEntry({
  controller,
  drill,
}: {
  readonly controller: ReviewController;
  readonly drill: DrillController;
}): VNode {
  const { places, place: named, erase, submit, elements } = messages().drill;
  const { skin } = controller;
  const draw = (symbol: number) => <Token symbol={symbol} letter={skin.letters[symbol]} />;
  return (
    <>
      <fieldset class="drill-slots" aria-label={places}>
        <Slots
          symbols={drill.draft.value.symbols}
          current={drill.draft.value.place}
          label={(place, symbol) => named(place + 1, symbol === undefined ? undefined : nameOf(skin, symbol))}
          draw={draw}
          onMove={(place) => drill.goTo(place)}
        />
        <EraseButton label={erase} onPress={() => drill.erase()} />
        <Press main onPress={() => drill.submit()}>
          {submit} <kbd class="keycap">Enter</kbd>
        </Press>
      </fieldset>
      <SymbolBar
        label={elements}
        count={controller.view.rules.symbols}
        class="palette drill-palette"
        nameOf={(symbol) => nameOf(skin, symbol)}
        draw={(symbol) => (
          <>
            {draw(symbol)}
            <span class="sort-name">{nameOf(skin, symbol)}</span>
          </>
        )}
        onPick={(symbol) => drill.place(symbol)}
      />
    </>
  );
}
