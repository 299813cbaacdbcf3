import type { WitchSeat } from '@inkling/games/witch/rules/state';
import type { VNode } from 'preact';
import { PlainTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';
import { foundBy, pairsTotal, whoSits } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';

/** Points, pairs and moves so far. */
export function ScoreSheet(): VNode {
  const { view } = useBoard().session;
  return view.value.params.opponent === 'nobody' ? <OwnScore /> : <ScoreTable />;
}

function OwnScore(): VNode {
  const view = useBoard().session.view.value;
  const { score } = messages();
  const rows: readonly (readonly [string, number, string?])[] = [
    [score.points, view.points.first],
    [score.pairs, view.found.length, score.of(pairsTotal(view))],
    [score.moves, view.moves.first],
  ];
  return (
    <dl class="score-strip">
      {rows.map(([name, count, more]) => (
        <div class="score-cell" key={name}>
          <dt>{name}</dt>
          <dd>
            {count} {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ScoreTable(): VNode {
  const { session } = useBoard();
  const { score } = messages();
  const view = session.view.value;
  return (
    <PlainTable
      class="score-table"
      aria-label={score.heading}
      heads={[score.what, score.points, score.pairs, score.moves]}
      rows={SEATS.map((seat) => [
        score.seat(whoSits(view, seat)),
        view.points[seat],
        foundBy(view, seat).length,
        view.moves[seat],
      ])}
      rowClass={(at) => (view.seat === SEATS[at] && !session.isOver ? 'to-play' : undefined)}
    />
  );
}

const SEATS: readonly WitchSeat[] = ['first', 'second'];
