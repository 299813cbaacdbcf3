import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { namesOf } from '../../pieces/names.ts';
import { messages as roomMessages } from '../../room/messages.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { type MakerDuel, statusOf } from '../session/link-duel.ts';
import { answerLink } from '../session/turn-links.ts';
import { ByHand } from './by-hand.tsx';
import { CodeEntry } from './code-entry.tsx';
import { DuelBoard } from './duel-board.tsx';
import { LinkBox } from './link-box.tsx';

interface MakerProps {
  readonly duel: MakerDuel;
}

/** The maker's side: the board with the computed answers, and the link to send next. */
export function MakerPage({ duel }: MakerProps): VNode {
  const controller = useLinkDuel();
  const { maker, undo, another } = pageMessages();
  const answer = answerLink(duel, duel.turns.length - 1);
  const isOver = statusOf(duel) !== 'playing';
  return (
    <>
      <DuelBoard
        duel={duel}
        heading={maker.turns}
        secret={controller.uncovered.value ? duel.reveal.code : undefined}
      />
      <section class="match-side" aria-labelledby="side-heading">
        <h2 id="side-heading">{maker.heading}</h2>
        <p class="aside">{isOver ? maker.overHelp : maker.turnsHelp}</p>
        {isOver && <p class="result match-result">{messages().list.status(duel)}</p>}
        {answer ? (
          <LinkBox heading={maker.sendAnswer(answer.turn)} help={maker.sendAnswerHelp} link={answer} isMain />
        ) : (
          <FirstLink duel={duel} isMain />
        )}
        {!isOver && <GuessByHand duel={duel} />}
        {answer && <EarlierLinks duel={duel} />}
        <Code duel={duel} />
        {answer && (
          <div class="actions">
            <Button onPress={() => controller.undo()}>{undo}</Button>
            {isOver && (
              <a class="press" href="#/online/links">
                {another}
              </a>
            )}
          </div>
        )}
      </section>
    </>
  );
}

function FirstLink({ duel, isMain = false }: MakerProps & { readonly isMain?: boolean }): VNode {
  const { maker } = pageMessages();
  return <LinkBox heading={maker.first} help={maker.firstHelp} link={duel.challenge} isMain={isMain} />;
}

/** For a friend who lost one of the links. */
function EarlierLinks({ duel }: MakerProps): VNode {
  const controller = useLinkDuel();
  const { maker } = pageMessages();
  return (
    <details class="match-fold">
      <summary>{maker.again}</summary>
      <FirstLink duel={duel} />
      <div class="actions">
        {duel.turns.slice(0, -1).map((_, turn) => (
          <Button key={turn} onPress={() => void controller.copy(answerLink(duel, turn))}>
            {maker.copyAnswer(turn + 1)}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** For a friend who reported the guess without a link. */
function GuessByHand({ duel }: MakerProps): VNode {
  const controller = useLinkDuel();
  const { maker } = pageMessages();
  return (
    <ByHand summary={maker.byHand}>
      <div class="dock match-dock">
        <CodeEntry label={messages().entry.group(duel.turns.length + 1)} />
        <div class="actions">
          <Button main onPress={() => controller.submit()}>
            {maker.answer}
          </Button>
        </div>
      </div>
    </ByHand>
  );
}

/** The link that reveals the code, and the code itself: both are hidden until the user asks for them. */
function Code({ duel }: MakerProps): VNode {
  const { skin, uncovered } = useLinkDuel();
  const { maker } = pageMessages();
  const isShown = uncovered.value;
  return (
    <>
      <div class="actions">
        <Button
          aria-expanded={isShown}
          onPress={() => {
            uncovered.value = !isShown;
          }}
        >
          {isShown ? maker.hide : maker.show}
        </Button>
      </div>
      {isShown && (
        <>
          <p>{roomMessages().secret(namesOf(skin.value, duel.reveal.code))}</p>
          <LinkBox
            heading={maker.last}
            help={maker.lastHelp}
            link={duel.reveal}
            isMain={statusOf(duel) !== 'playing'}
          />
        </>
      )}
    </>
  );
}
