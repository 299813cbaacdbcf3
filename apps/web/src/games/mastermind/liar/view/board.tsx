import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Press } from '../../../../ui/press.tsx';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { nameOf } from '../../messages/names.ts';
import { isFull } from '../../session/draft.ts';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { Rows } from './rows.tsx';
import { Stamp } from './stamps.tsx';

/** The answered guesses, each of which can be marked as a lie, and the next one. */
export function Board(): VNode {
  const controller = useLiar();
  const said = messages();
  const { turns, params } = controller.view.value;
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {said.heading} <small>{said.turnOf(turns.length + 1, params.turnsMax)}</small>
      </h2>
      <p>{said.task(params.liesMax)}</p>
      <Rows />
      <div class="dock">
        <GuessRow />
        <SymbolBar
          label={codeMessages().palette.heading}
          count={params.rules.symbols}
          nameOf={(symbol) => nameOf(controller.skin, symbol)}
          draw={(symbol) => (
            <>
              <Stamp symbol={symbol} />
              <span class="symbol-name">{nameOf(controller.skin, symbol)}</span>
            </>
          )}
          onPick={(symbol) => controller.place(symbol)}
        />
        <Actions />
      </div>
    </section>
  );
}

function GuessRow(): VNode {
  const controller = useLiar();
  const { guess } = codeMessages();
  const { draft } = controller.state.value;
  const turn = controller.view.value.turns.length + 1;
  return (
    <fieldset class="bar guess">
      <legend class="unseen">{guess.group(turn)}</legend>
      <span class="bar-number" aria-hidden="true">
        {turn}
      </span>
      <span class="pegs">
        <Slots
          symbols={draft.symbols}
          current={draft.place}
          label={(place, symbol) =>
            guess.slot(place + 1, symbol === undefined ? undefined : nameOf(controller.skin, symbol))
          }
          draw={(symbol) => <Stamp symbol={symbol} />}
          onMove={(place) => controller.moveTo(place)}
          onEnter={() => controller.submit()}
        />
      </span>
      <EraseButton label={guess.erase} class="press-erase" onPress={() => controller.erase()} />
    </fieldset>
  );
}

function Actions(): VNode {
  const controller = useLiar();
  const reasonId = useId();
  const { guess } = codeMessages();
  return (
    <div class="actions">
      <Press
        main
        off={!isFull(controller.state.value.draft)}
        aria-describedby={reasonId}
        onPress={() => controller.submit()}
        keycap="Enter"
      >
        {guess.print}
      </Press>
      <Press onPress={() => controller.undo()}>{guess.undo}</Press>
      <Press onPress={() => controller.hint()}>{guess.hint}</Press>
      <p class="reason" id={reasonId}>
        {controller.remark.value}
      </p>
    </div>
  );
}
