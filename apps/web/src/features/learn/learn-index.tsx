import type { VNode } from 'preact';
import { language } from '../../shell/language/language.ts';
import { type GameEntry, pageName } from '../../shell/page.ts';
import type { TaughtLesson } from './lessons.ts';
import { messages } from './messages/language.ts';
import { Onward } from './onward.tsx';

/** The list of the lessons, for an address that names none. */
export function LearnIndex(props: {
  readonly lessons: readonly TaughtLesson[];
  readonly games: readonly GameEntry[];
  readonly isMissing: boolean;
}): VNode {
  const labels = messages();
  return (
    <main class="learn" id="board" tabIndex={-1}>
      <h2 class="learn-title">{labels.heading}</h2>
      <p class="learn-introduction" role="status">
        {props.isMissing ? labels.missing : labels.introduction}
      </p>
      <div class="actions">
        {props.games.flatMap((game) =>
          game.firstGame
            ? [
                <a key={game.id} class="press" href={`#/first/${game.id}`}>
                  {labels.firstGame(pageName(game, language.value))}
                </a>,
              ]
            : [],
        )}
      </div>
      <ol class="learn-index">
        {props.lessons.map(({ id, text }) => (
          <li key={id}>
            <a href={`#/learn/${id}`}>{text().title}</a>
            <p>{text().summary}</p>
          </li>
        ))}
      </ol>
      <Onward lessons={props.lessons} />
    </main>
  );
}
