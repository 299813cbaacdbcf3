import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useDesk } from './use-mastermind.ts';

/** Which sheet this is. */
export function Header(): VNode {
  const desk = useDesk();
  const { sheet, seats } = messages();
  const { seed } = desk.session.sheet.value;
  const { rules, turnsMax } = desk.session.view.value;
  const { seat, player } = desk.session.seating.value;
  return (
    <>
      <span class="game-facts">
        {sheet.facts(rules.places, rules.symbols, rules.repeats, turnsMax).map((fact) => (
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
            <b>{sheet.assisted}</b>
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
