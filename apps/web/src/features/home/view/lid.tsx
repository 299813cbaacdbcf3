import type { VNode } from 'preact';
import type { Saved } from '../../../shell/saved/saved.ts';
import { dayOf, reopenSaved } from '../../../shell/saved-games.ts';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import type { AnnouncedGame } from '../session/announced-games.ts';

/** The lid of a game's box: its picture, what the player does in it, and the one button that opens it. */
export function Lid(props: {
  readonly game: AnnouncedGame;
  /** Whether its picture is drawn yet. */
  readonly isDrawn: boolean;
  /** Whether its button is a primary action. */
  readonly isMain: boolean;
  readonly saved: Saved;
  readonly goTo: (address: string) => void;
}): VNode {
  const { game, isDrawn, isMain, saved, goTo } = props;
  const { Picture, field, minutes, text } = game.part;
  const { title, promise } = text();
  // A daily game is continued from the daily panel instead.
  const last = game.unfinished.find((entry) => dayOf(entry) === undefined);
  const address = `#/${game.entry.id}`;
  const { play, goOn, newGame, progress } = messages();
  return (
    <li class={last?.summary ? 'lid lid-under-way' : 'lid'}>
      <div class={`lid-cover field-${field}`}>
        <h3>{title}</h3>
        {isDrawn && <Picture />}
      </div>
      <div class="lid-stub">
        <p class="lid-promise">
          {promise.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        <div class="lid-go">
          {last?.summary ? (
            <>
              <Button
                main
                aria-label={`${goOn}: ${title}, ${progress(last.summary)}`}
                onPress={() => void reopenSaved(saved, last).then(() => goTo(address))}
              >
                {goOn}
              </Button>
              <span class="lid-other">
                <span class="lid-progress" aria-hidden="true">
                  {progress(last.summary)}
                </span>
                <a class="quiet" href={`${address}/new`} aria-label={`${newGame}: ${title}`}>
                  {newGame}
                </a>
              </span>
            </>
          ) : (
            <>
              <a
                class={isMain ? 'press press-main' : 'press'}
                href={`${address}/new`}
                aria-label={`${play}: ${title}`}
              >
                {play}
              </a>
              <span class="lid-facts">{messages().minutes(minutes)}</span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
