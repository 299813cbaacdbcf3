import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { AnnouncementNear } from '../../../../shell/console.tsx';
import { Button } from '../../../../ui/button.tsx';
import { codeOf } from '../../session/draft.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { statusOf, type TakenLinkDuel } from '../session/link-duel.ts';
import { CodeEntry } from './code-entry.tsx';
import { PasteBox } from './paste-box.tsx';
import { Printed } from './printed.tsx';
import { Revealed } from './revealed.tsx';

/** The breaker's side: guesses with the answers that came back, and the reveal at the end. */
export function BreakerPage({ duel }: { readonly duel: TakenLinkDuel }): VNode {
  const controller = useLinkDuel();
  const { breaker, left, undo } = messages();
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
        {playing && <Dock turn={duel.turns.length + 1} places={duel.challenge.rules.places} />}
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
        <h2 id="reveal-heading">{breaker.reveal}</h2>
        {controller.verdict.value ? (
          <Revealed duel={duel} verdict={controller.verdict.value} />
        ) : (
          <PasteBox label={messages().maker.second} help={breaker.revealHelp} act={breaker.check} />
        )}
      </section>
    </>
  );
}

function Dock({ turn, places }: { readonly turn: number; readonly places: number }): VNode {
  const controller = useLinkDuel();
  const { breaker, entry, undo, copied, notCopied } = messages();
  const code = codeOf(controller.draft.value);
  const { exact, near } = controller.heard.value;
  return (
    <div class="dock match-dock">
      <CodeEntry label={entry.group(turn)} />
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
      </div>
      <div class="actions">
        <Button main onPress={() => controller.submit()}>
          {breaker.print}
        </Button>
        <Button
          off={!code}
          onPress={async () => {
            if (!code) controller.announcer.say(messages().speech.incomplete);
            else
              controller.announcer.say(
                (await toClipboard(makeCode(code))) ? copied : `${makeCode(code)}. ${notCopied}`,
              );
          }}
        >
          {breaker.copyGuess}
        </Button>
        <Button off={turn === 1} onPress={() => controller.undo()}>
          {undo}
        </Button>
        <AnnouncementNear announcement={controller.announcer.sentence.value} />
      </div>
    </div>
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
