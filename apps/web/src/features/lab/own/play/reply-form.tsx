import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import type { PlayController } from './play-controller.ts';

/** The computer's question, with every answer that it can have. */
export function ReplyForm(props: {
  readonly controller: PlayController;
  readonly game: OpenedGame;
}): VNode | null {
  const { controller, game } = props;
  const { value: suggestion } = controller.suggestion;
  if (!suggestion) return null;
  const answers = game.replies[suggestion.guess] ?? suggestion.split.map(([answer]) => answer);
  return (
    <section class="own-ask" aria-labelledby="reply-heading">
      <h3 id="reply-heading">{messages().play.answerHeading(game.guesses[suggestion.guess] ?? '')}</h3>
      <div class="own-questions">
        {answers.map((answer) => (
          <Press key={answer} onPress={() => controller.reply(answer)}>
            {game.answers[answer]}
          </Press>
        ))}
      </div>
    </section>
  );
}
