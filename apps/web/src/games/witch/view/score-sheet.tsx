import type { WitchSeat } from '@inkling/games/witch/rules/state';
import type { VNode } from 'preact';
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
  const seats: readonly WitchSeat[] = ['first', 'second'];
  return (
    <table class="score-table" aria-label={score.heading}>
      <thead>
        <tr>
          <th scope="col">{score.what}</th>
          <th scope="col">{score.points}</th>
          <th scope="col">{score.pairs}</th>
          <th scope="col">{score.moves}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} class={view.seat === seat && !session.isOver ? 'to-play' : undefined}>
            <th scope="row">{score.seat(whoSits(view, seat))}</th>
            <td>{view.points[seat]}</td>
            <td>{foundBy(view, seat).length}</td>
            <td>{view.moves[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
