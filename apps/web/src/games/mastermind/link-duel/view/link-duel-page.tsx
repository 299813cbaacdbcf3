import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { GameFrame } from '../../../../shell/game/game-frame.tsx';
import type { Preferences } from '../../../../shell/preferences.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { namesOf } from '../../pieces/names.ts';
import { codeOf } from '../../session/draft.ts';
import { runLine } from '../controller/link-duel-commands.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { type MadeLinkDuel, statusOf } from '../session/link-duel.ts';
import { answerLink } from '../session/turn-links.ts';
import { BreakerPage } from './breaker-page.tsx';
import { CodeEntry } from './code-entry.tsx';
import { FRONT } from './link-address.ts';
import { LinkBox } from './link-box.tsx';
import { PasteBox } from './paste-box.tsx';
import { Printed } from './printed.tsx';

/** The duel that is open, or the place to paste a link; what was said last, and the command line. */
export function LinkDuelPage({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const controller = useLinkDuel();
  const duel = controller.open.value;
  const notice = controller.notice.value;
  const { heading, name, terms, back, placeholder, keyRows, commandRows } = pageMessages();
  return (
    <GameFrame
      label={heading}
      name={name}
      header={
        <>
          <span class="game-facts">
            <span>{heading}</span>
            {duel && <span>{terms(duel)}</span>}
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

/** No duel is open: a link can be pasted, or a game begun. */
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

/** The maker's side: the links to send, and the guesses with their answers. */
function MakerPage({ duel }: { readonly duel: MadeLinkDuel }): VNode {
  const controller = useLinkDuel();
  const { entry } = messages();
  const { maker, undo, code } = pageMessages();
  const shown = controller.uncovered.value;
  const answer = answerLink(duel, duel.turns.length - 1);
  const isSet = codeOf(controller.draft.value) !== undefined;
  const over = statusOf(duel) !== 'playing';
  return (
    <>
      <header class="match-lead">
        <h2>{maker.heading}</h2>
      </header>
      <section class="match-make" aria-labelledby="asked-heading">
        <h2 id="asked-heading">{maker.turns}</h2>
        <p class="aside">{maker.turnsHelp}</p>
        <Printed />
        {!over && (
          <div class="dock match-dock">
            <CodeEntry label={entry.group(duel.turns.length + 1)} />
            <div class="actions">
              <Button main={isSet} onPress={() => controller.submit()}>
                {maker.answer}
              </Button>
              <Button off={duel.turns.length === 0} onPress={() => controller.undo()}>
                {undo}
              </Button>
            </div>
          </div>
        )}
        {over && <p class="result match-result">{messages().list.status(duel)}</p>}
      </section>
      <div class="match-side">
        {answer ? (
          <LinkBox
            heading={maker.sendAnswer(answer.turn)}
            help={maker.sendAnswerHelp}
            link={answer}
            isMain={!isSet}
          />
        ) : (
          <LinkBox heading={maker.first} help={maker.firstHelp} link={duel.challenge} isMain={!isSet} />
        )}
        <Button
          aria-expanded={shown}
          onPress={() => {
            controller.uncovered.value = !shown;
          }}
        >
          {shown ? maker.hide : maker.show}
        </Button>
        {shown && (
          <>
            <p>{code(namesOf(controller.skin.value, duel.reveal.code))}</p>
            <CodeTokens skin={controller.skin.value} code={duel.reveal.code} />
            <LinkBox heading={maker.last} help={maker.lastHelp} link={duel.reveal} isMain={over} />
          </>
        )}
      </div>
    </>
  );
}
