import type { VNode } from 'preact';
import { EraseButton, Slots } from '../../../ui/slots.tsx';
import { Token } from '../../../ui/token.tsx';
import { placesFor } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { useMastermind } from './use-mastermind.ts';

/** The guess that is being set. The places that the picked element can stand at are marked. */
export function GuessRow(): VNode {
  const controller = useMastermind();
  const { draft, asks } = controller.session;
  const { skin, turnNumber } = controller;
  const { guess, two } = messages();
  const isCode = asks.value === 'code';
  const picked = controller.picked.value;
  const findings = controller.gives('evidence') && !isCode ? controller.findings.value : undefined;
  const fits = picked !== undefined && findings ? placesFor(findings, picked) : [];
  return (
    <fieldset class="bar guess">
      <legend class="unseen">{isCode ? two.heading : guess.group(turnNumber)}</legend>
      <span class="bar-number" aria-hidden="true">
        {turnNumber}
      </span>
      <span class="pegs">
        <Slots
          symbols={draft.value.symbols}
          current={draft.value.place}
          label={(place, symbol) => {
            const label = guess.slot(place + 1, symbol === undefined ? undefined : controller.nameOf(symbol));
            const isFit = picked !== undefined && fits.includes(place);
            return isFit ? `${label}. ${guess.fits(controller.nameOf(picked))}` : label;
          }}
          mark={(place) => (fits.includes(place) ? 'slot-fits' : undefined)}
          draw={(symbol) => <Token skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />}
          onMove={(place) => controller.dispatch({ kind: 'move', place })}
          onEnter={() => controller.dispatch({ kind: 'submit' })}
        />
      </span>
      <EraseButton
        label={guess.erase}
        class="press-erase"
        onPress={() => controller.dispatch({ kind: 'erase' })}
      />
    </fieldset>
  );
}
