import type { VNode } from 'preact';
import { AnnouncementNear, unshownPart } from '../../../../shell/console.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AnswerField } from '../../room/answer-field.tsx';
import { RoomTray } from '../../room/board-field.tsx';
import { codeOf, placeSymbol } from '../../session/draft.ts';
import { type LinkDuelController, useLinkDuel } from '../controller/link-duel-controller.ts';
import { changeSent } from '../controller/sent-guess.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { type BreakerDuel, isLegal, sentGuess, statusOf } from '../session/link-duel.ts';
import { guessLink } from '../session/turn-links.ts';
import { AnswerCorrections } from './answer-corrections.tsx';
import { ByHand } from './by-hand.tsx';
import { DuelBoard, duelTerms, isGuessing } from './duel-board.tsx';
import { LinkBox } from './link-box.tsx';
import { PasteBox } from './paste-box.tsx';
import { Revealed } from './revealed.tsx';

interface BreakerProps {
  readonly duel: BreakerDuel;
}

/** The breaker's side: the board, the guess to send next, and the reveal at the end. */
export function BreakerPage({ duel }: BreakerProps): VNode {
  const controller = useLinkDuel();
  const { breaker, undo } = pageMessages();
  const [checked, verdict] = [controller.checked.value, controller.verdict.value];
  const isContradictory = checked?.kind === 'contradictory';
  const hasTurns = duel.turns.length > 0;
  return (
    <>
      <DuelBoard
        duel={duel}
        heading={breaker.turns}
        secret={verdict && verdict.promise !== 'other-terms' ? duel.reveal?.code : undefined}
      />
      <section class="match-side" aria-labelledby="side-heading">
        <h2 id="side-heading">{breaker.heading}</h2>
        {hasTurns ? (
          <p class={isContradictory ? 'notice' : undefined}>{messages().left(checked)}</p>
        ) : (
          <p class="aside">{breaker.help}</p>
        )}
        {statusOf(duel) !== 'playing' && !isContradictory && (
          <p class="result match-result">{messages().list.status(duel)}</p>
        )}
        {isGuessing(controller, duel) && <Dock duel={duel} />}
        {verdict ? (
          <Revealed duel={duel} verdict={verdict} />
        ) : (
          <>
            <PasteBox label={breaker.link} help={breaker.linkHelp} act={breaker.open} />
            {hasTurns && (
              <>
                <AnswerCorrections duel={duel} />
                <div class="actions">
                  <Button onPress={() => controller.undo()}>{undo}</Button>
                </div>
              </>
            )}
          </>
        )}
      </section>
    </>
  );
}

/** Returns the announced sentences that the breaker's page also shows. */
export function shownSentences({ open, checked }: LinkDuelController): readonly string[] {
  const left = messages().left(checked.value);
  return open.value?.turns.length && left ? [left] : [];
}

/** The guess being set or waiting: to be sent as a link, or entered with an answer received in another way. */
function Dock({ duel }: BreakerProps): VNode {
  const controller = useLinkDuel();
  const { breaker } = pageMessages();
  const { places } = duel.challenge.rules;
  const sent = sentGuess(duel);
  return (
    <div class="dock match-dock">
      {sent ? <Waiting duel={duel} sent={sent} /> : <Setting duel={duel} />}
      <AnnouncementNear
        announcement={unshownPart(controller.announcer.sentence.value, shownSentences(controller))}
      />
      <ByHand summary={breaker.byHand}>
        <div class="match-terms">
          <AnswerField places={places} answer={controller.heard} />
          <Button main onPress={() => controller.submit()}>
            {breaker.print}
          </Button>
        </div>
      </ByHand>
    </div>
  );
}

function Setting({ duel }: BreakerProps): VNode {
  const controller = useLinkDuel();
  const { breaker } = pageMessages();
  const { rules } = duel.challenge;
  const turn = duel.turns.length + 1;
  const code = codeOf(controller.draft.value);
  return (
    <RoomTray
      label={messages().entry.group(turn)}
      terms={duelTerms(controller, duel)}
      onPick={(symbol) => {
        controller.draft.value = placeSymbol(controller.draft.value, symbol);
      }}
    >
      {code && !isLegal(code, rules) && <p class="notice">{messages().speech.repeated}</p>}
      {code && isLegal(code, rules) && (
        <LinkBox
          heading={breaker.sendGuess(turn)}
          help={breaker.sendGuessHelp}
          link={guessLink(duel, code)}
          isMain
        />
      )}
    </RoomTray>
  );
}

/** The link of a guess already sent, in case the friend lost it, and a button for changing the guess deliberately. */
function Waiting({ duel, sent }: BreakerProps & { readonly sent: readonly number[] }): VNode {
  const controller = useLinkDuel();
  const { breaker } = pageMessages();
  return (
    <>
      <LinkBox
        heading={breaker.sendGuess(duel.turns.length + 1)}
        help={breaker.sentHelp}
        link={guessLink(duel, sent)}
      />
      <div class="actions">
        <p class="aside">{breaker.changeHelp}</p>
        <Button onPress={() => void changeSent(controller)}>{breaker.change}</Button>
      </div>
    </>
  );
}
