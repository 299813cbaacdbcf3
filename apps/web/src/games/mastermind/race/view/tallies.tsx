import type { VNode } from 'preact';
import { PlainTable } from '../../../../ui/data-table.tsx';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { OUTCOMES } from '../session/outcome.ts';

/** Races won, drawn and lost against each player, among the saved games. */
export function Tallies(): VNode {
  const controller = useRace();
  const { tallies: text, players } = messages();
  const rows = [...controller.tallies.value];
  return (
    <section class="tallies" aria-labelledby="tallies-heading">
      <h2 id="tallies-heading">{text.heading}</h2>
      {rows.length === 0 ? (
        <p class="aside">{text.none}</p>
      ) : (
        <PlainTable
          heads={[text.player, ...OUTCOMES.map((outcome) => text.outcomes[outcome])]}
          rows={rows.map(([name, tally]) => [
            players[name].name,
            ...OUTCOMES.map((outcome) => tally[outcome]),
          ])}
        />
      )}
    </section>
  );
}
