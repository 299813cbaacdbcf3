import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { OUTCOMES } from '../session/outcome.ts';
import { CountsChart } from './counts-chart.tsx';
import { Ending } from './ending.tsx';
import { GuessDock } from './guess-dock.tsx';
import { RivalSheets } from './rival-sheets.tsx';
import { TracePanel } from './trace-panel.tsx';

/**
 * Beside the person's board: what the next guess is set from or how the race ended, how the others stand, how all compare,
 * and the trace of the essay's machine.
 */
export function Rivals(): VNode {
  const controller = useRace();
  const { session } = controller;
  const trace = controller.trace.value;
  return (
    <>
      <div class="play-side">
        {session.isOver ? <Ending /> : <GuessDock />}
        {!session.isOver && <RivalSheets />}
        <div class="race-figures">
          {controller.shownCounts.length > 0 && <CountsChart />}
          {session.setting.value.kind === 'race' && <Tallies />}
        </div>
      </div>
      {trace && <TracePanel trace={trace} />}
    </>
  );
}

/** Races won, drawn and lost against each player, as far as their sheets are kept. */
function Tallies(): VNode {
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
