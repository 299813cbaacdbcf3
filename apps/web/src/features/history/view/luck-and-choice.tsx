import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { parseReviewNote } from '../../../shell/review-note.ts';
import type { GameWithHistory } from '../../../shell/saved-games.ts';
import { Segments } from '../../../ui/fields.tsx';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { gameFigures } from '../session/game-figures.ts';
import { Figures } from './figures.tsx';
import { LuckTimeline } from './luck-timeline.tsx';

/**
 * The statistics of one kind of saved games: by default the kind that was played last; the user can pick
 * another.
 */
export function LuckAndChoice({ controller }: { readonly controller: HistoryController }): VNode {
  const { timeline, statistics } = messages();
  const chosen = useSignal<string | undefined>(undefined);
  const entries = controller.entries.value;
  const games = controller.games.filter((game) =>
    entries.some((entry) => entry.game === game && (entry.summary?.group || parseReviewNote(entry.value))),
  );
  const last = entries.find(({ game }) => game && games.includes(game))?.game;
  const game = games.find(({ entry }) => entry.id === chosen.value) ?? last;
  const counted = controller.games.filter(({ part }) => part.isCounted);
  return (
    <section class="history-figures" aria-labelledby="luck-heading">
      <h2>
        <span id="luck-heading">{timeline.heading}</span>
        {games.length > 1 && game && (
          <Segments
            label={timeline.heading}
            value={game.entry.id}
            options={games.map(({ entry }) => entry.id)}
            name={(id) => nameOf(id, games)}
            onPick={(id) => {
              chosen.value = id;
            }}
          />
        )}
      </h2>
      {game ? (
        <OfGame key={game.entry.id} controller={controller} game={game} />
      ) : (
        <p>{statistics.none(counted.map(({ entry }) => entry))}</p>
      )}
    </section>
  );
}

function OfGame({
  controller,
  game,
}: {
  readonly controller: HistoryController;
  readonly game: GameWithHistory;
}): VNode {
  const { statistics } = messages();
  const entries = controller.entries.value.filter((entry) => entry.game === game);
  const { games, found, withoutNotes, usual, best } = gameFigures(entries);
  const facts = [
    [statistics.usual, usual === undefined ? '–' : statistics.turnsTaken(usual)],
    [statistics.best, best === undefined ? '–' : String(best)],
    [statistics.found, statistics.of(found, games)],
    [statistics.plain, String(withoutNotes)],
  ] as const;
  return (
    <>
      <LuckTimeline entries={entries} today={controller.now()} />
      {games > 0 && (
        <dl class="facts history-facts">
          {facts.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <Figures controller={controller} game={game} />
    </>
  );
}

function nameOf(id: string, games: readonly GameWithHistory[]): string {
  const game = games.find(({ entry }) => entry.id === id);
  return game ? pageName(game.entry, language.value) : id;
}
