import type { VNode } from 'preact';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import type { FinishedGame } from '../../../shell/finished-games.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { KeptName } from './kept-name.tsx';

/** Finished games in rooms and by link: how they ended, a link to each, and its review. */
export function FinishedList(props: {
  readonly controller: HistoryController;
  readonly nameOf: (game: string) => string;
}): VNode | null {
  const { controller, nameOf } = props;
  const { finished: words, date, review, delete: remove, action } = messages();
  const named = (game: FinishedGame) => `${nameOf(game.game)}, ${rulesOf(controller, game)}`;
  const finished = controller.finished.value;
  if (finished.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="finished-heading">
      <h2 id="finished-heading">{words.heading}</h2>
      <ol class="saved-games">
        {finished.map((game) => (
          <li key={game.id} class="saved-game">
            <KeptName
              kind={nameOf(game.game)}
              date={date(Date.parse(game.changed), controller.now())}
              progress={words.outcome(game)}
              detail={rulesOf(controller, game)}
            />
            <div class="actions">
              <a class="press" href={game.address} aria-label={action(words.look, named(game))}>
                {words.look}
              </a>
              {controller.canReview(game) && (
                <button
                  type="button"
                  class="press"
                  aria-label={action(review, named(game))}
                  onClick={() => void controller.reviewFinished(game)}
                >
                  {review}
                </button>
              )}
              <button
                type="button"
                class="quiet"
                aria-label={action(remove, named(game))}
                onClick={() => void controller.delete(game, false)}
              >
                <Icon name="cross" />
              </button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the rules of a game in words, preceded by the day if it was a daily game. */
export function rulesOf(controller: HistoryController, game: FinishedGame): string {
  const terms = controller.terms(game);
  return game.day ? `${dayMessages().ofDay(game.day)}, ${terms}` : terms;
}
