import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { OUTCOMES } from '../session/outcome.ts';

/** Races won, drawn and lost against each player, as far as their sheets are kept. */
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
        <table>
          <thead>
            <tr>
              <th scope="col">{text.player}</th>
              {OUTCOMES.map((outcome) => (
                <th key={outcome} scope="col">
                  {text.outcomes[outcome]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, tally]) => (
              <tr key={name}>
                <th scope="row">{players[name].name}</th>
                {OUTCOMES.map((outcome) => (
                  <td key={outcome}>{tally[outcome]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
