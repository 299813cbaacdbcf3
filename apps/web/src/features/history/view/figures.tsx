import type { VNode } from 'preact';
import type { GameWithHistory } from '../../../shell/kept-games.ts';
import type { HistoryController, Measured } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { type GroupFigures, groupFigures } from '../session/group-figures.ts';
import { TurnsChart } from './turns-chart.tsx';

/** The kept games of one kind, group by group: their turns as bars, and what else its game counts. */
export function Figures(props: {
  readonly controller: HistoryController;
  readonly game: GameWithHistory;
}): VNode {
  const { controller, game } = props;
  const { statistics } = messages();
  const groups = groupFigures(controller.kept.value ?? [], [game]);
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
