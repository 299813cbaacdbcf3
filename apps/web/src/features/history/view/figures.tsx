import type { VNode } from 'preact';
import type { GameWithHistory } from '../../../shell/kept-games.ts';
import type { HistoryController, Measured } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { type GroupFigures, groupFigures } from '../session/group-figures.ts';
import { TurnsChart } from './turns-chart.tsx';

/** What the kept games say together, group by group. */
export function Figures({ controller }: { readonly controller: HistoryController }): VNode {
  const { statistics } = messages();
  const counted = controller.games.filter(({ part }) => part.isCounted);
  const groups = groupFigures(controller.kept.value ?? [], controller.games);
  return (
    <section class="history-figures" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{statistics.heading}</h2>
      {groups.length === 0 && <p>{statistics.none(counted.map(({ entry }) => entry))}</p>}
      {controller.games.map((game) => (
        <GameFigures
          key={game.entry.id}
          game={game}
          groups={groups.filter((group) => group.game === game)}
          measured={controller.measured.value.get(game.entry.id)}
        />
      ))}
    </section>
  );
}

function GameFigures(props: {
  readonly game: GameWithHistory;
  readonly groups: readonly GroupFigures[];
  readonly measured: Measured | undefined;
}): VNode {
  const { game, groups, measured } = props;
  const { statistics } = messages();
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
