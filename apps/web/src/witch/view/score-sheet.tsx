import type { WitchSeat } from '@inkling/games/witch/state';
import type { VNode } from 'preact';
import { foundBy, whoSits } from '../session/telling.ts';
import { words } from '../words/language.ts';
import { useFelt } from './felt-context.ts';

/** Pairs, moves and points so far, and the best that this device has seen. */
export function ScoreSheet(): VNode {
  const desk = useFelt();
  const { score } = words();
  const view = desk.session.view.value;
  const seats: readonly WitchSeat[] = view.params.opponent === 'nobody' ? ['first'] : ['first', 'second'];
  const best = desk.best;
  return (
    <section class="score" aria-labelledby="score-heading">
      <h2 id="score-heading">{score.heading}</h2>
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
            <tr key={seat} class={view.seat === seat && !desk.session.isOver ? 'to-play' : undefined}>
              <th scope="row">{score.seat(whoSits(view, seat))}</th>
              <td>{foundBy(view, seat).length}</td>
              <td>{view.moves[seat]}</td>
              <td>{view.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.params.opponent === 'nobody' && 'best' in desk && (
        <p class="aside">
          {score.bestHeading}: {best ? score.best(best.total, best.moves, best.stars) : score.noBest}.
        </p>
      )}
    </section>
  );
}
