import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useMastermind } from './use-mastermind.ts';

/** Which sheet this is. */
export function Header(): VNode {
  const controller = useMastermind();
  const { sheet, seats } = messages();
  const { seed } = controller.session.sheet.value;
  const { rules, turnsMax } = controller.session.view.value;
  const { seat, player } = controller.session.seating.value;
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
        {controller.settings.value.consistentOnly && (seat === 'breaker' || seat === 'two') && (
          <span>{sheet.restricted}</span>
        )}
        {controller.session.isAssisted && (
          <span>
            <b>{sheet.assisted}</b>
          </span>
        )}
      </span>
      <Press
        onPress={() => {
          controller.dialog.value = 'new';
        }}
      >
        {sheet.newSheet}
      </Press>
      <a class="press" href="#/race">
        {sheet.race}
      </a>
    </>
  );
}
