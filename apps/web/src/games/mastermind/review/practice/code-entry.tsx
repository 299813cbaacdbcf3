import type { VNode } from 'preact';
import { Piece } from '../../../../ui/piece.tsx';
import { Press } from '../../../../ui/press.tsx';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { nameOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import type { CodePractice } from './code-practice.ts';

/** Places for a guess and the pieces to put there. */
export function CodeEntry({ practice }: { readonly practice: CodePractice }): VNode {
  const { places, place: named, erase, submit, pieces } = messages().practice;
  const { skin, rules } = practice.position;
  const draw = (symbol: number) => <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />;
  return (
    <>
      <fieldset class="practice-slots" aria-label={places}>
        <Slots
          symbols={practice.draft.value.symbols}
          current={practice.draft.value.place}
          label={(place, symbol) => named(place + 1, symbol === undefined ? undefined : nameOf(skin, symbol))}
          draw={draw}
          onMove={(place) => practice.goTo(place)}
        />
        <EraseButton label={erase} onPress={() => practice.erase()} />
        <Press main keycap="Enter" onPress={() => practice.submit()}>
          {submit}
        </Press>
      </fieldset>
      <SymbolBar
        label={pieces}
        count={rules.symbols}
        class="practice-pieces"
        itemClass="practice-piece"
        nameOf={(symbol) => nameOf(skin, symbol)}
        draw={(symbol) => (
          <>
            {draw(symbol)}
            <span class="symbol-name">{nameOf(skin, symbol)}</span>
          </>
        )}
        onPick={(symbol) => practice.place(symbol)}
      />
    </>
  );
}
