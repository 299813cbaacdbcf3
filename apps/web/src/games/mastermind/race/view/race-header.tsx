import type { VNode } from 'preact';
import { appMessages } from '../../../../shell/messages/language.ts';
import { messages } from '../messages/language.ts';
import { useController } from './controller-context.ts';

/** The line that says which race this is. */
export function RaceHeader(): VNode {
  const controller = useController();
  const { keys } = appMessages();
  const { ticket } = messages();
  const setting = controller.session.setting.value;
  return (
    <section class="game-header" aria-label={ticket.label}>
      <span class="game-facts">
        <span>{ticket.kind(setting)}</span>
        <span>{ticket.rules(setting)}</span>
        {setting.kind === 'race' && (
          <span>
            {ticket.seed} <b>{controller.session.sheet.value.seed}</b>
          </span>
        )}
      </span>
      <a class="press" href="#/mastermind">
        {ticket.back}
      </a>
      <button
        type="button"
        class="press"
        onClick={() => {
          controller.dialog.value = 'race';
        }}
      >
        {ticket.newRace}
      </button>
      <button
        type="button"
        class="press"
        onClick={() => {
          controller.dialog.value = 'keys';
        }}
      >
        {keys.open}
        <span class="keycap" aria-hidden="true">
          ?
        </span>
      </button>
    </section>
  );
}
