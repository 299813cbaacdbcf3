import type { VNode } from 'preact';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import { yesAndNo } from '../view/answer-mark.tsx';
import type { PlayController } from './play-controller.ts';

/** The questions so far, with their answers. */
export function TurnList(props: {
  readonly controller: PlayController;
  readonly game: OpenedGame;
}): VNode | null {
  const { controller, game } = props;
  const { value: turns } = controller.turns;
  if (turns.length === 0) return null;
  const marks = yesAndNo(game);
  return (
    <ol class="own-turns" aria-label={messages().play.turns}>
      {turns.map(([guess, answer], at) => (
        <li key={at}>
          <b>{game.guesses[guess]}</b>
          <span class="own-answer">
            {(answer === marks?.yes || answer === marks?.no) && (
              <span class={answer === marks.yes ? 'own-mark own-yes' : 'own-mark'} aria-hidden="true" />
            )}
            {game.answers[answer]}
          </span>
        </li>
      ))}
    </ol>
  );
}
