import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Press } from '../../../../ui/press.tsx';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { nameOf } from '../../messages/names.ts';
import { moveTo } from '../../session/draft.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { hasFound } from '../session/race-session.ts';
import { Stamp } from './code-tokens.tsx';

/** Where a guess is set: its places, the elements, and the buttons that print it or give up. */
export function GuessDock(): VNode {
  return (
    <div class="dock">
      <RivalStrip />
      <GuessRow />
      <Elements />
      <Actions />
    </div>
  );
}

/** How the others stand, in reach of the eye where their sheets are further down. Silent: the sheets say it. */
function RivalStrip(): VNode | null {
  const controller = useRace();
  const { session } = controller;
  const { rival } = messages();
  if (session.rivals.value.length === 0) return null;
  return (
    <p class="rival-strip" aria-hidden="true">
      {session.rivals.value.map(({ name, turns }, seat) => (
        <span key={name}>
          {rival.strip(
            name,
            turns.length,
            hasFound(turns, session.rules),
            controller.leftAfter(seat + 1, turns.length),
          )}
        </span>
      ))}
    </p>
  );
}

function GuessRow(): VNode {
  const controller = useRace();
  const { draft } = controller.session;
  const { guess } = messages();
  return (
    <fieldset class="bar guess">
      <legend class="unseen">{guess.group(controller.turnNumber)}</legend>
      <span class="bar-number" aria-hidden="true">
        {controller.turnNumber}
      </span>
      <span class="pegs">
        <Slots
          symbols={draft.value.symbols}
          current={draft.value.place}
          label={(place, symbol) =>
            guess.slot(place + 1, symbol === undefined ? undefined : nameOf(controller.skin, symbol))
          }
          draw={(symbol) => <Stamp symbol={symbol} />}
          onMove={(place) => {
            draft.value = moveTo(draft.value, place);
          }}
          onEnter={() => controller.submit()}
        />
      </span>
      <EraseButton label={guess.erase} class="press-erase" onPress={() => controller.erase()} />
    </fieldset>
  );
}

function Elements(): VNode {
  const controller = useRace();
  return (
    <SymbolBar
      label={messages().palette}
      count={controller.session.rules.symbols}
      nameOf={(symbol) => nameOf(controller.skin, symbol)}
      draw={(symbol) => (
        <>
          <Stamp symbol={symbol} />
          <span class="symbol-name">{nameOf(controller.skin, symbol)}</span>
        </>
      )}
      onPick={(symbol) => controller.place(symbol)}
    />
  );
}

function Actions(): VNode {
  const controller = useRace();
  const reasonId = useId();
  const { guess, speech } = messages();
  const { session } = controller;
  const submission = session.submission.value;
  const ready = submission.ready && !session.isWaiting;
  return (
    <div class="actions">
      <Press main off={!ready} aria-describedby={reasonId} onPress={() => controller.submit()} keycap="Enter">
        {guess.print}
      </Press>
      <Press
        onPress={() => {
          controller.dialog.value = 'resign';
        }}
        keycap="G"
      >
        {guess.resign}
      </Press>
      <p class="reason" id={reasonId}>
        {session.isWaiting
          ? speech.waiting
          : guess.reason(submission, (symbol) => nameOf(controller.skin, symbol))}
      </p>
    </div>
  );
}
