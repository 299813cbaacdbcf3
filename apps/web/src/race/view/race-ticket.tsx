import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** The line that says which race this is. */
export function RaceTicket(): VNode {
  const desk = useDesk();
  const { ticket, keys } = words();
  const setting = desk.session.setting.value;
  return (
    <section class="ticket" aria-label={ticket.label}>
      <span class="ticket-facts">
        <span>{ticket.kind(setting)}</span>
        <span>{ticket.rules(setting)}</span>
        {setting.kind === 'race' && (
          <span>
            {ticket.seed} <b>{desk.session.sheet.value.seed}</b>
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
          desk.dialog.value = 'race';
        }}
      >
        {ticket.newRace}
      </button>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'keys';
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
