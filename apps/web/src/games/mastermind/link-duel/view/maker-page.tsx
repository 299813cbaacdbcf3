import { makeDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { namesOf } from '../../pieces/names.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import type { MadeLinkDuel } from '../session/link-duel.ts';
import { statusOf } from '../session/link-duel.ts';
import { CodeEntry } from './code-entry.tsx';
import { addressOf, LinkBox } from './link-box.tsx';
import { Printed } from './printed.tsx';

/** The maker's side: the two links, and a scorer for what the breaker asks. */
export function MakerPage({ duel }: { readonly duel: MadeLinkDuel }): VNode {
  const controller = useLinkDuel();
  const { maker, entry, undo, code } = messages();
  const shown = controller.uncovered.value;
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
              <Press main onPress={() => controller.submit()}>
                {maker.answer}
              </Press>
              <Press onPress={() => controller.undo()}>{undo}</Press>
            </div>
          </div>
        )}
        {over && <p class="result match-result">{messages().list.status(duel)}</p>}
      </section>
      <div class="match-side">
        <LinkBox
          heading={maker.first}
          help={maker.firstHelp}
          link={addressOf(makeDuelLink(duel.challenge))}
        />
        <Press
          aria-expanded={shown}
          onPress={() => {
            controller.uncovered.value = !shown;
          }}
        >
          {shown ? maker.hide : maker.show}
        </Press>
        {shown && (
          <>
            <p>{code(namesOf(controller.skin.value, duel.reveal.code))}</p>
            <CodeTokens skin={controller.skin.value} code={duel.reveal.code} />
            <LinkBox
              heading={maker.second}
              help={maker.secondHelp}
              link={addressOf(makeDuelLink(duel.reveal))}
            />
          </>
        )}
      </div>
    </>
  );
}
