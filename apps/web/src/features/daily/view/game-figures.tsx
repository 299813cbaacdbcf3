import '../style/figures.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { Segments } from '../../../ui/fields.tsx';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages as figureMessages } from '../messages/figures/language.ts';
import { messages } from '../messages/language.ts';
import { dayFigures } from '../session/day-figures.ts';
import { type Bar, Bars } from './bars.tsx';

/** The statistics of a game that the user picks: the user's own on all days, and everybody's today. */
export function GameFigures({ controller }: { readonly controller: DailyController }): VNode {
  const { games, record } = controller.parts;
  const chosen = useSignal<string | undefined>(undefined);
  const played = games.find(
    ({ entry }) => dayFigures(record.value, entry.id, controller.today.value).days > 0,
  );
  const id = chosen.value ?? (played ?? games[0])?.entry.id ?? '';
  const { figures, keepOff } = messages();
  return (
    <>
      <Segments
        label={figures}
        value={id}
        options={games.map(({ entry }) => entry.id)}
        name={(game) => {
          const part = games.find(({ entry }) => entry.id === game);
          return part ? pageName(part.entry, language.value) : game;
        }}
        onPick={(game) => {
          chosen.value = game;
        }}
      />
      {record.value.isSaved ? <OwnFigures controller={controller} game={id} /> : <p>{keepOff}</p>}
      <Everybody controller={controller} game={id} />
    </>
  );
}

interface OfGame {
  readonly controller: DailyController;
  readonly game: string;
}

function OwnFigures({ controller, game }: OfGame): VNode {
  const { usual, foundOf, turns, missed, plain, withNotes } = figureMessages();
  const figures = dayFigures(controller.parts.record.value, game, controller.today.value);
  if (figures.days === 0) return <p>{messages().noFigures}</p>;
  const today = controller.games.value.find((one) => one.game === game)?.progress;
  const isOf = (from: number, to: number) =>
    controller.isToday && today?.phase === 'found' && today.turns >= from && today.turns <= to;
  const bars: Bar[] = [
    ...figures.bars.map((bar) => ({
      name: turns(bar.from, bar.to),
      plain: bar.plain,
      withNotes: bar.withNotes,
      isOwn: isOf(bar.from, bar.to),
    })),
    { name: missed, ...figures.missed, isOwn: controller.isToday && today?.phase === 'lost' },
  ];
  return (
    <>
      <p class="daily-lead">
        {figures.usual !== undefined && figures.found >= HABIT_LEAST && <b>{usual(figures.usual)} </b>}
        {foundOf(figures.found, figures.days)}
      </p>
      <Bars bars={bars} />
      <p class="daily-legend">
        <span>
          <i class="daily-bar-plain" aria-hidden="true" /> {plain}
        </span>
        <span>
          <i class="daily-bar-notes" aria-hidden="true" /> {withNotes}
        </span>
      </p>
    </>
  );
}

/** The minimum number of solved days for which a typical number of turns is shown. */
const HABIT_LEAST = 3;

/** The results of all players, which a server publishes once the user's own try is over. */
function Everybody({ controller, game }: OfGame): VNode | null {
  const { everybody, people, turns, missed } = figureMessages();
  const results = controller.isToday ? controller.parts.server.results.value.get(game) : undefined;
  if (!results) return null;
  const own = controller.games.value.find((one) => one.game === game)?.progress;
  const bars: Bar[] = [
    ...results.found.map((count) => ({
      name: turns(count.turns, count.turns),
      plain: count.n,
      withNotes: 0,
      isOwn: own?.phase === 'found' && own.turns === count.turns,
    })),
    { name: missed, plain: results.missed, withNotes: 0, isOwn: own?.phase === 'lost' },
  ];
  const total = bars.reduce((sum, { plain }) => sum + plain, 0);
  return (
    <div class="daily-everybody">
      <h3>{everybody}</h3>
      <p>{people(total)}</p>
      <Bars bars={bars} />
    </div>
  );
}
