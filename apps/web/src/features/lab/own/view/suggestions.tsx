import type { VNode } from 'preact';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';

/** The questions that tell most at the beginning, with their figures. */
export function Suggestions({ game }: { readonly game: OpenedGame }): VNode {
  const { suggestions: labels, number, figure } = messages();
  return (
    <section class="own-suggestions" aria-labelledby="suggestions-heading">
      <h3 id="suggestions-heading">{labels.heading}</h3>
      <table class="lab-table">
        <thead>
          <tr>
            <th scope="col">{labels.question}</th>
            <th scope="col">{labels.bits}</th>
            <th scope="col">{labels.worst}</th>
            <th scope="col">{labels.expected}</th>
          </tr>
        </thead>
        <tbody>
          {game.first.map(({ guess, bits, worst, expected }) => (
            <tr key={guess}>
              <th scope="row">{game.guesses[guess]}</th>
              <td>{figure(bits, 2)}</td>
              <td>{number(worst)}</td>
              <td>{figure(expected, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
