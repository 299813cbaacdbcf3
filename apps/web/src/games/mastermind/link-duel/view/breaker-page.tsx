import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { AnnouncementNear } from '../../../../shell/console.tsx';
import { Button } from '../../../../ui/button.tsx';
import { codeOf } from '../../session/draft.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { isLegal, statusOf, type TakenLinkDuel } from '../session/link-duel.ts';
import { guessLink } from '../session/turn-links.ts';
import { ByHand } from './by-hand.tsx';
import { CodeEntry } from './code-entry.tsx';
import { LinkBox } from './link-box.tsx';
import { PasteBox } from './paste-box.tsx';
import { Printed } from './printed.tsx';
import { Revealed } from './revealed.tsx';

/** The breaker's side: guesses with the answers that came back, and the reveal at the end. */
export function BreakerPage({ duel }: { readonly duel: TakenLinkDuel }): VNode {
  const controller = useLinkDuel();
  const { left } = messages();
  const { breaker, undo } = pageMessages();
  const checked = controller.checked.value;
  const playing = statusOf(duel) === 'playing' && !controller.verdict.value;
  return (
    <>
      <header class="match-lead">
        <h2>{breaker.heading}</h2>
      </header>
      <section class="match-make" aria-labelledby="asked-heading">
        <h2 id="asked-heading">{breaker.turns}</h2>
        <p class="aside">{breaker.help}</p>
        <Printed />
        {duel.turns.length > 0 && (
          <p class={checked?.kind === 'contradictory' ? 'notice' : undefined}>{left(checked)}</p>
        )}
        {playing && <Dock duel={duel} />}
        {statusOf(duel) !== 'playing' && checked?.kind !== 'contradictory' && (
          <p class="result match-result">{messages().list.status(duel)}</p>
        )}
        {!playing && duel.turns.length > 0 && !controller.verdict.value && (
          <div class="actions">
            <Button onPress={() => controller.undo()}>{undo}</Button>
          </div>
        )}
      </section>
      <section class="match-side" aria-labelledby="reveal-heading">
        <h2 id="reveal-heading">{breaker.links}</h2>
        {controller.verdict.value ? (
          <Revealed duel={duel} verdict={controller.verdict.value} />
        ) : (
          <PasteBox label={breaker.link} help={breaker.linkHelp} act={breaker.open} />
        )}
      </section>
    </>
  );
}

/** The guess that is being set: to send as a link, or to enter with an answer that came in another way. */
function Dock({ duel }: { readonly duel: TakenLinkDuel }): VNode {
  const controller = useLinkDuel();
  const { entry } = messages();
  const { breaker, undo } = pageMessages();
  const turn = duel.turns.length + 1;
  const code = codeOf(controller.draft.value);
  return (
    <div class="dock match-dock">
      <CodeEntry label={entry.group(turn)} />
      {code && !isLegal(code, duel.challenge.rules) && <p class="notice">{messages().speech.repeated}</p>}
      {code && isLegal(code, duel.challenge.rules) && (
        <LinkBox
          heading={breaker.sendGuess(turn)}
          help={breaker.sendGuessHelp}
          link={guessLink(duel, code)}
          isMain
        />
      )}
      <AnswerByHand places={duel.challenge.rules.places} />
      <div class="actions">
        <Button off={turn === 1} onPress={() => controller.undo()}>
          {undo}
        </Button>
        <AnnouncementNear announcement={controller.announcer.sentence.value} />
      </div>
    </div>
  );
}

/** For a friend who told the answer. */
function AnswerByHand({ places }: { readonly places: number }): VNode {
  const controller = useLinkDuel();
  const { breaker } = pageMessages();
  const { exact, near } = controller.heard.value;
  return (
    <ByHand summary={breaker.byHand}>
      <div class="match-terms">
        <Heard
          label={breaker.exact}
          most={places}
          value={exact}
          onHear={(n) => ({ exact: n, near: Math.min(near, places - n) })}
        />
        <Heard
          label={breaker.near}
          most={places}
          value={near}
          onHear={(n) => ({ exact: Math.min(exact, places - n), near: n })}
        />
        <Button main onPress={() => controller.submit()}>
          {breaker.print}
        </Button>
      </div>
    </ByHand>
  );
}

function Heard(props: {
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onHear: (value: number) => { readonly exact: number; readonly near: number };
}): VNode {
  const controller = useLinkDuel();
  const id = useId();
  return (
    <span class="match-pick">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => {
          controller.heard.value = props.onHear(Number(event.currentTarget.value));
        }}
      >
        {Array.from({ length: props.most + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </span>
  );
}
