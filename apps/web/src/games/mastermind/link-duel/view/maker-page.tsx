import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { namesOf } from '../../pieces/names.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { type MadeLinkDuel, statusOf } from '../session/link-duel.ts';
import { answerLink } from '../session/turn-links.ts';
import { ByHand } from './by-hand.tsx';
import { CodeEntry } from './code-entry.tsx';
import { LinkBox } from './link-box.tsx';
import { Printed } from './printed.tsx';

interface MakerProps {
  readonly duel: MadeLinkDuel;
}

/** The maker's side: the guesses with their answers, and the link that is to be sent next. */
export function MakerPage({ duel }: MakerProps): VNode {
  const controller = useLinkDuel();
  const { maker, undo } = pageMessages();
  const answer = answerLink(duel, duel.turns.length - 1);
  const isOver = statusOf(duel) !== 'playing';
  const first = { heading: maker.first, help: maker.firstHelp, link: duel.challenge };
  return (
    <>
      <header class="match-lead">
        <h2>{maker.heading}</h2>
      </header>
      <section class="match-make" aria-labelledby="asked-heading">
        <h2 id="asked-heading">{maker.turns}</h2>
        <p class="aside">{maker.turnsHelp}</p>
        <Printed />
        {isOver && <p class="result match-result">{messages().list.status(duel)}</p>}
        {answer ? (
          <LinkBox heading={maker.sendAnswer(answer.turn)} help={maker.sendAnswerHelp} link={answer} isMain />
        ) : (
          <LinkBox {...first} isMain />
        )}
        {!isOver && <GuessByHand duel={duel} />}
        {answer && (
          <div class="actions">
            <Button onPress={() => controller.undo()}>{undo}</Button>
          </div>
        )}
      </section>
      <div class="match-side">
        {answer && (
          <details class="match-fold">
            <summary>{maker.again}</summary>
            <LinkBox {...first} />
          </details>
        )}
        <Code duel={duel} />
      </div>
    </>
  );
}

/** For a friend who told the guess. */
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

/** The code and the link that shows it, covered until they are asked for: somebody may look over the shoulder. */
function Code({ duel }: MakerProps): VNode {
  const { skin, uncovered } = useLinkDuel();
  const { maker, code } = pageMessages();
  const isShown = uncovered.value;
  return (
    <>
      <Button
        aria-expanded={isShown}
        onPress={() => {
          uncovered.value = !isShown;
        }}
      >
        {isShown ? maker.hide : maker.show}
      </Button>
      {isShown && (
        <>
          <p>{code(namesOf(skin.value, duel.reveal.code))}</p>
          <CodeTokens skin={skin.value} code={duel.reveal.code} />
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
