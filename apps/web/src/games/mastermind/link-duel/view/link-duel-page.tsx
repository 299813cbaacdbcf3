import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { GameFrame } from '../../../../shell/game/game-frame.tsx';
import type { Preferences } from '../../../../shell/preferences.ts';
import { Button } from '../../../../ui/button.tsx';
import { messages as roomMessages } from '../../room/messages.ts';
import { runLine } from '../controller/link-duel-commands.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { BreakerPage, shownSentences } from './breaker-page.tsx';
import { FRONT } from './link-address.ts';
import { MakerPage } from './maker-page.tsx';
import { PasteBox } from './paste-box.tsx';

/** The open duel or a field for pasting a link, the last announcement, and the command line. */
export function LinkDuelPage({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const controller = useLinkDuel();
  const duel = controller.open.value;
  const notice = controller.notice.value;
  const { heading, name, back, placeholder, keyRows, commandRows } = pageMessages();
  return (
    <GameFrame
      label={heading}
      name={name}
      header={
        <>
          <span class="game-facts">
            <span>{heading}</span>
            {duel && (
              <span>
                {roomMessages().terms({ ...duel.challenge.rules, turnsMax: duel.challenge.turnsMax })}
              </span>
            )}
          </span>
          <a class="quiet" href={FRONT}>
            {back}
          </a>
        </>
      }
      notices={
        notice && (
          <p class="notice" role="alert">
            {notice}
          </p>
        )
      }
      main={{ class: 'match', id: 'board', tabIndex: -1 }}
      console={{
        announcement: controller.announcer.sentence.value,
        shown: duel?.role === 'breaker' ? shownSentences(controller) : [],
        placeholder,
        lengthMax: 400,
        onRun: (line) => runLine(controller, line),
      }}
      keyRows={keyRows}
      commandRows={commandRows}
      preferences={preferences}
      dialog={controller.dialog.value}
      onDialog={(dialog) => {
        controller.dialog.value = dialog;
      }}
    >
      {!duel ? <Front /> : duel.role === 'maker' ? <MakerPage duel={duel} /> : <BreakerPage duel={duel} />}
    </GameFrame>
  );
}

/** Shown when no duel is open: the user can paste a link or go to the page where games begin. */
function Front(): VNode {
  const controller = useLinkDuel();
  const { lead } = messages();
  const { take, back } = pageMessages();
  return (
    <>
      <header class="match-lead">
        <p>{lead}</p>
      </header>
      <section class="match-make" aria-labelledby="take-heading">
        <h2 id="take-heading">{take.heading}</h2>
        <PasteBox label={take.label} help={take.help} act={take.open} />
        <div class="actions">
          <Button onPress={() => controller.parts.goTo(undefined)}>{back}</Button>
        </div>
      </section>
    </>
  );
}
