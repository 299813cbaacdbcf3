import type { ComponentType, VNode } from 'preact';
import { language } from '../../shell/language/language.ts';
import { type GameEntry, type PageEntry, pageName } from '../../shell/page.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import type { TaughtLesson } from './lessons.ts';
import { messages } from './messages/language.ts';
import type { ReadLessons } from './read-lessons.ts';

/** The panel for entering the turns of a game that was played elsewhere. */
export type ElsewhereView = ComponentType<{ readonly games: readonly GameEntry[] }>;

/**
 * The shelf of all lessons, shown if the address names none. Below it are the guided first games and more
 * advanced topics.
 */
export function LearnIndex(props: {
  readonly lessons: readonly TaughtLesson[];
  readonly games: readonly GameEntry[];
  readonly read: ReadLessons;
  readonly isMissing: boolean;
  readonly Elsewhere: ElsewhereView;
}): VNode {
  const { lessons, games, read, isMissing, Elsewhere } = props;
  const labels = messages();
  const next = lessons.find(({ id }) => !read.ids.includes(id));
  return (
    <main class="learn learn-shelf" id="board" tabIndex={-1}>
      <header class="learn-head">
        <div>
          <h2 class="learn-title">{labels.heading}</h2>
          <p class="learn-introduction" role="status">
            {isMissing ? labels.missing : labels.introduction}
          </p>
        </div>
        {next && (
          <a class="press press-main" href={`#/learn/${next.id}`}>
            {`${read.ids.length === 0 ? labels.begin : labels.next}: ${next.text().short}`}
          </a>
        )}
      </header>
      <ol class="learn-index">
        {lessons.map((lesson) => (
          <Booklet key={lesson.id} lesson={lesson} isRead={read.ids.includes(lesson.id)} />
        ))}
      </ol>
      <div class="learn-more">
        <Rows heading={labels.firstGames}>
          {games.flatMap((game) =>
            game.firstGame
              ? [
                  <Row
                    key={game.id}
                    name={pageName(game, language.value)}
                    note={labels.guided}
                    act={labels.begin}
                    address={`#/first/${game.id}`}
                  />,
                ]
              : [],
          )}
        </Rows>
        <Rows heading={labels.deeper.heading}>
          {solversOf(games).map((page) => (
            <Row
              key={page.id}
              name={pageName(page, language.value)}
              note={labels.deeper.solver.does}
              act={labels.deeper.solver.act}
              address={`#/${page.id}`}
            />
          ))}
          {DEEPER.map(([key, address]) => {
            const { name, does, act } = labels.deeper[key];
            return <Row key={key} name={name} note={does} act={act} address={address} />;
          })}
        </Rows>
        <Elsewhere games={games} />
      </div>
    </main>
  );
}

const DEEPER = [
  ['lab', '#/lab'],
  ['own', '#/lab/own'],
] as const;

/** Returns the pages of games that solve a game played elsewhere. */
function solversOf(games: readonly GameEntry[]): readonly PageEntry[] {
  return games.flatMap(({ pages = [] }) => pages.filter(({ within }) => within === 'learn'));
}

/** A lesson as a booklet on the shelf: its cover, and whether it was read. */
function Booklet({ lesson, isRead }: { readonly lesson: TaughtLesson; readonly isRead: boolean }): VNode {
  const { title, summary } = lesson.text();
  const { field, Picture } = lesson.cover;
  const { state } = messages();
  return (
    <li>
      <a href={`#/learn/${lesson.id}`} title={summary}>
        <span class={`booklet booklet-${field}`}>
          <b>{title}</b>
          <svg viewBox="0 0 120 84" aria-hidden="true">
            <Picture />
          </svg>
        </span>
        <i class="shelf-board" aria-hidden="true" />
        <span class="booklet-state">
          <i class={isRead ? 'booklet-dot booklet-dot-read' : 'booklet-dot'} aria-hidden="true" />
          {isRead ? state.read : state.open}
        </span>
      </a>
    </li>
  );
}
