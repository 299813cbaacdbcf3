import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { PasteBox } from './paste-box.tsx';

/** No duel is open: a link can be pasted, or a game begun. */
export function Front(): VNode {
  const controller = useLinkDuel();
  const { lead, take, back } = messages();
  return (
    <>
      <header class="match-lead">
        <p>{lead}</p>
      </header>
      <section class="match-make" aria-labelledby="take-heading">
        <h2 id="take-heading">{take.heading}</h2>
        <PasteBox label={take.label} help={take.help} act={take.open} />
        <div class="actions">
          <Press onPress={() => controller.parts.goTo(undefined)}>{back}</Press>
        </div>
      </section>
    </>
  );
}
