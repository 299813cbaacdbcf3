import type { VNode } from 'preact';
import type { GameWithHistory } from '../../../shell/saved-games.ts';
import type { HistoryController, Measured } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { type GroupFigures, groupFigures } from '../session/group-figures.ts';

/**
 * The statistics of the saved games of one kind, group by group: their turns as a bar chart, and figures that
 * the game itself computes.
 */
export function Figures(props: {
  readonly controller: HistoryController;
  readonly game: GameWithHistory;
}): VNode {
  const { controller, game } = props;
  const { statistics } = messages();
  const groups = groupFigures(controller.entries.value, [game]);
  const measured = controller.measured.value.get(game.entry.id);
  return (
    <>
      {groups.map((figures) => (
        <article key={figures.id} class="rules-figures">
          <h3>{statistics.group(figures)}</h3>
          <dl class="facts">
            {factsOf(figures, measured).map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          {figures.found + figures.lost > 0 && (
            <TurnsChart histogram={figures.histogram} lost={figures.lost} />
          )}
        </article>
      ))}
      {measured === 'counting' && <p>{statistics.counting}</p>}
      {measured === 'failed' && <p>{statistics.failed}</p>}
      {measured instanceof Map && <p class="aside">{game.part.figures?.explanation()}</p>}
    </>
  );
}

function factsOf(figures: GroupFigures, measured: Measured | undefined) {
  const more = measured instanceof Map ? measured.get(figures.id) : undefined;
  return [...messages().statistics.facts(figures), ...(more?.() ?? [])];
}

/**
 * Games by their number of turns, as a table in which every row has a bar next to its number. The chart and its
 * screen reader version are the same element, so they cannot disagree.
 */
function TurnsChart({
  histogram,
  lost,
}: {
  readonly histogram: readonly number[];
  readonly lost: number;
}): VNode {
  const { statistics: text } = messages();
  const rows = histogram.map((count, at) => [String(at + 1), count] as const);
  const all = lost > 0 ? [...rows, [text.lost, lost] as const] : rows;
  const most = Math.max(1, ...all.map(([, count]) => count));
  return (
    <table class="turns-chart">
      <caption>{text.chart}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{text.turns}</th>
          <th scope="col">{text.sheets}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${BAR_LENGTH} 20`} preserveAspectRatio="none" aria-hidden="true">
                <rect class="chart-bar" width={(BAR_LENGTH * count) / most} height="20" />
              </svg>
              <span>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BAR_LENGTH = 200;
