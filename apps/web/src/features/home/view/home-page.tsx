import type { ComponentType, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { dayOf, reopenSaved, type SavedEntry } from '../../../shell/saved-games.ts';
import { useOneByOne } from '../../../ui/one-by-one.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { messages } from '../messages/language.ts';
import type { AnnouncedGame } from '../session/announced-games.ts';
import { Lid } from './lid.tsx';
import { PuzzleRows } from './puzzle-rows.tsx';

/**
 * Home: first the games; below them the games to continue, or else the variations; then the lessons and how to
 * play with others. Pictures are drawn one by one, after the text.
 */
export function HomePage(props: {
  readonly games: readonly AnnouncedGame[];
  readonly saved: Saved;
  /** Shown first to a user who has not played yet, in place of the daily panel. */
  readonly welcome: ComponentType | undefined;
  readonly daily: ComponentType;
  readonly puzzleRows: () => Promise<ComponentType | undefined>;
  readonly goTo: (address: string) => void;
}): VNode {
  const { games, saved, welcome: Welcome, daily: Daily, puzzleRows, goTo } = props;
  const { learn, allLessons, guided, begin, together, friend, start } = messages();
  const unfinished = games.flatMap((game) => game.unfinished);
  const isUnderWay = unfinished.length > 0;
  const mains = games.filter(({ part }) => !part.isVariation);
  const drawn = useOneByOne(games.length);
  const variations = (
    <SmallLids games={games.filter(({ part }) => part.isVariation)} drawn={drawn - mains.length} />
  );
  return (
    <main class={Welcome ? 'home home-first' : 'home'} id="board" tabIndex={-1}>
      {Welcome && <Welcome />}
      <h2 class="unseen">{messages().games}</h2>
      <ul class="lids">
        {mains.map((game, place) => (
          <Lid
            key={game.entry.id}
            game={game}
            isDrawn={place < drawn}
            isMain={!Welcome}
            saved={saved}
            goTo={goTo}
          />
        ))}
      </ul>
      {!Welcome && <Daily />}
      {!isUnderWay && variations}
      <div class="home-more">
        {isUnderWay && <LeftOff unfinished={unfinished} saved={saved} goTo={goTo} />}
        <PuzzleRows load={puzzleRows} />
        <Rows heading={learn} more={{ name: allLessons, address: '#/learn' }}>
          {games.map(({ entry, part }) => {
            const name = part.text().firstGame;
            return (
              name && (
                <Row key={entry.id} name={name} note={guided} act={begin} address={`#/first/${entry.id}`} />
              )
            );
          })}
        </Rows>
        <Rows heading={together}>
          <Row name={friend.name} note={friend.does} act={start} address="#/online" />
        </Rows>
      </div>
      {isUnderWay && variations}
    </main>
  );
}

/** The variations of the games, each on a small lid that opens it where the user left off. */
function SmallLids(props: {
  readonly games: readonly AnnouncedGame[];
  /** How many of them have their pictures drawn. */
  readonly drawn: number;
}): VNode | null {
  const { games, drawn } = props;
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section class="rows" aria-labelledby={id}>
      <h2>
        <span id={id}>{messages().variations}</span>
      </h2>
      <ul class="small-lids">
        {games.map(({ entry, part: { Picture, field, text } }, place) => (
          <li key={entry.id}>
            <a class="small-lid" href={`#/${entry.id}`}>
              <span class={`small-cover field-${field}`}>{place < drawn && <Picture />}</span>
              <span class="row-text">
                <b>{text().title}</b>
                <span>{text().promise.join(' ')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The unfinished games, most recently played first. */
function LeftOff(props: {
  readonly unfinished: readonly SavedEntry[];
  readonly saved: Saved;
  readonly goTo: (address: string) => void;
}): VNode {
  const { unfinished, saved, goTo } = props;
  const { leftOff, allGames, goOn, progress } = messages();
  const last = unfinished.toSorted((a, b) => (b.changed ?? 0) - (a.changed ?? 0)).slice(0, SHOWN);
  return (
    <Rows heading={leftOff} more={{ name: allGames, address: '#/history' }}>
      {last.map((entry) => {
        const { key, game, summary } = entry;
        if (!game || !summary) return null;
        const address = `#/${game.entry.id}`;
        const day = dayOf(entry);
        return (
          <Row
            key={key}
            name={pageName(game.entry, language.value)}
            note={day === undefined ? progress(summary) : `${dayMessages().ofDay(day)}, ${progress(summary)}`}
            picture={summary.Picture && <summary.Picture />}
            act={goOn}
            address={address}
            onOpen={() => void reopenSaved(saved, entry).then(() => goTo(address))}
          />
        );
      })}
    </Rows>
  );
}

const SHOWN = 4;
