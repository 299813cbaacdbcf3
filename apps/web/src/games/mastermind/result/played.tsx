import './played.css';
import type { VNode } from 'preact';
import { KeySquare } from '../../../ui/key-square.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { Pegs } from '../view/pegs.tsx';

/** The guesses with their answers, as the result page shows them. */
export function Played(): VNode {
  const { session, skin } = useMastermind();
  const { turns } = messages();
  const { view } = session;
  return (
    <ol class="recap" aria-label={turns.heading}>
      {view.value.turns.map(({ guess, feedback }, index) => (
        <li key={index} class="recap-turn">
          <span class="unseen">
            {turns.row(index + 1, namesOf(skin, guess), feedback.exact, feedback.near)}
          </span>
          <span class="bar-number" aria-hidden="true">
            {index + 1}
          </span>
          <span class="pegs" aria-hidden="true">
            <Pegs code={guess} />
          </span>
          <KeySquare feedback={feedback} places={guess.length} />
        </li>
      ))}
    </ol>
  );
}
