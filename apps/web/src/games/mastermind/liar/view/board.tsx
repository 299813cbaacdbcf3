import type { VNode } from 'preact';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { EmptyToken } from '../../../../ui/token.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { nameOf } from '../../messages/names.ts';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { Rows } from './rows.tsx';
import { Stamp } from './stamps.tsx';

/** The answered guesses, each of which can be marked as a lie, the next one, and the rows to come. */
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
      <div class="liar-next">
        <GuessRow />
      </div>
      <div class="blank" aria-hidden="true">
        {Array.from({ length: Math.max(0, params.turnsMax - turns.length - 1) }, (_, at) => (
          <div class="bar bar-blank" key={at}>
            <span class="bar-number">{turns.length + 2 + at}</span>
            <span class="pegs">
              {Array.from({ length: params.rules.places }, (_, place) => (
                <EmptyToken key={place} />
              ))}
            </span>
          </div>
        ))}
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
