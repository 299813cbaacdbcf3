import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tray } from '../../board/guess-bar.tsx';
import { SettingUp } from '../../board/setting-up.tsx';
import { STATUS_ID, StatusLine } from '../../board/status-line.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { nameOf } from '../../pieces/names.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { hasFound, TURNS_MAX } from '../session/race-session.ts';

/** What the race waits for, the pieces for building a guess, and the buttons that check it or give up. */
export function GuessDock(): VNode {
  const controller = useRace();
  const { skin, session } = controller;
  const { guess } = gameMessages();
  const reason = guess.reason(session.submission.value, (symbol) => nameOf(skin, symbol));
  return (
    <>
      <RivalSummary />
      <SettingUp
        remark={controller.remark.value}
        onDismiss={() => {
          controller.remark.value = '';
        }}
      >
        <StatusLine
          turn={controller.turnNumber}
          turnsMax={TURNS_MAX}
          draft={session.draft.value}
          reason={session.isWaiting ? messages().speech.waiting : reason}
        />
        <Tray skin={skin} count={session.rules.symbols} onPick={(symbol) => controller.place(symbol)} />
        <Actions />
      </SettingUp>
    </>
  );
}

/**
 * The rivals' progress next to the guess, for when their sheets are further down the page. Hidden from screen readers,
 * because the sheets contain the same information.
 */
function RivalSummary(): VNode | null {
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
      {session.isWaiting && <span>{messages().speech.waiting}</span>}
    </p>
  );
}

function Actions(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const { session } = controller;
  const ready = session.submission.value.ready && !session.isWaiting;
  return (
    <div class="actions">
      <Button
        main
        class="press-check"
        off={!ready}
        aria-describedby={STATUS_ID}
        onPress={() => controller.submit()}
        keycap="Enter"
      >
        {gameMessages().guess.print}
      </Button>
      <Button onPress={() => open('resign')} keycap="Q">
        {messages().resign.open}
      </Button>
    </div>
  );
}
