import type { WitchSeat } from '@inkling/games/witch/rules/state';
import type { VNode } from 'preact';
import { Panel } from '../../../ui/panel.tsx';
import { messages } from '../messages/language.ts';
import { foundBy, whoSits } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';

/** Pairs, moves and points so far, and the best that this device has seen. */
export function ScoreSheet(): VNode {
  const model = useBoard();
  const { score } = messages();
  const view = model.session.view.value;
  const seats: readonly WitchSeat[] = view.params.opponent === 'nobody' ? ['first'] : ['first', 'second'];
  const best = model.best;
  return (
    <Panel name="score" heading={score.heading}>
      <table>
        <thead>
          <tr>
            <th scope="col">{score.what}</th>
            <th scope="col">{score.pairs}</th>
            <th scope="col">{score.moves}</th>
            <th scope="col">{score.points}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={view.seat === seat && !model.session.isOver ? 'to-play' : undefined}>
              <th scope="row">{score.seat(whoSits(view, seat))}</th>
              <td>{foundBy(view, seat).length}</td>
              <td>{view.moves[seat]}</td>
              <td>{view.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.params.opponent === 'nobody' && 'best' in model && (
        <p class="aside">
          {score.bestHeading}: {best ? score.best(best.total, best.moves, best.stars) : score.noBest}.
        </p>
      )}
    </Panel>
  );
}
