import type { VNode } from 'preact';
import { seatWords } from '../session/words/language.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** The line that says which sheet this is. */
export function Ticket(): VNode {
  const desk = useDesk();
  const { sheet, keys } = words();
  const { sheet: told, seats } = seatWords();
  const { seed } = desk.session.sheet.value;
  const { rules, turnsMax } = desk.session.view.value;
  const { seat, player } = desk.session.seating.value;
  return (
    <section class="ticket" aria-label={sheet.ticket}>
      <span class="ticket-facts">
        {told.facts(rules.places, rules.symbols, rules.repeats, turnsMax).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{seat === 'maker' ? `${seats.names[seat]}: ${seats.players[player]}` : seats.names[seat]}</span>
        {seat === 'breaker' && (
          <span>
            {sheet.seed} <b>{seed}</b>
          </span>
        )}
        {desk.session.isAssisted && (
          <span>
            <b>{told.assisted}</b>
          </span>
        )}
      </span>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'sheet';
        }}
      >
        {sheet.newSheet}
      </button>
      <a class="press" href="#/race">
        {sheet.race}
      </a>
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
