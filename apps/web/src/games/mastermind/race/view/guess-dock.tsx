import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { Press } from '../../../../ui/press.tsx';
import { GuessBar, NamedPieces } from '../../board/guess-bar.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { nameOf } from '../../pieces/names.ts';
import { moveTo } from '../../session/draft.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { hasFound } from '../session/race-session.ts';

/** Where a guess is set: its places, the pieces, and the buttons that check it or give up. */
export function GuessDock(): VNode {
  const controller = useRace();
  const { skin } = controller;
  const { draft, rules } = controller.session;
  return (
    <div class="dock">
      <RivalStrip />
      <GuessBar
        turn={controller.turnNumber - 1}
        skin={skin}
        draft={draft.value}
        onMove={(place) => {
          draft.value = moveTo(draft.value, place);
        }}
        onErase={() => controller.erase()}
        onSubmit={() => controller.submit()}
      />
      <NamedPieces skin={skin} count={rules.symbols} onPick={(symbol) => controller.place(symbol)} />
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

function Actions(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const reasonId = useId();
  const { guess } = gameMessages();
  const { speech } = messages();
  const { session } = controller;
  const submission = session.submission.value;
  const ready = submission.ready && !session.isWaiting;
  return (
    <div class="actions">
      <Press main off={!ready} aria-describedby={reasonId} onPress={() => controller.submit()} keycap="Enter">
        {guess.print}
      </Press>
      <Press onPress={() => open('resign')} keycap="Q">
        {messages().resign.open}
      </Press>
      <p class="reason" id={reasonId}>
        {session.isWaiting
          ? speech.waiting
          : guess.reason(submission, (symbol) => nameOf(controller.skin, symbol))}
      </p>
    </div>
  );
}
