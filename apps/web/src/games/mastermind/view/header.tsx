import type { VNode } from 'preact';
import { appMessages } from '../../../shell/messages/language.ts';
import { seatWords } from '../messages/language.ts';
import { useDesk } from './desk-context.ts';

/** Which sheet this is. */
export function Header(): VNode {
  const desk = useDesk();
  const { sheet } = appMessages();
  const { sheet: told, seats } = seatWords();
  const { seed } = desk.session.sheet.value;
  const { rules, turnsMax } = desk.session.view.value;
  const { seat, player } = desk.session.seating.value;
  return (
    <>
      <span class="game-facts">
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
    </>
  );
}
