import '../../../shell/daily/daily.css';
import './daily-panel.css';
import { type Day, dayAt } from '@inkling/games/daily/day';
import { openSeed } from '@inkling/games/daily/open-day';
import { streakAt, weekUpTo } from '@inkling/games/daily/streak';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { type DailyRecord, playedDays } from '../../../shell/daily/daily-record.ts';
import { type DayProgress, keptProgress, NOT_OPENED } from '../../../shell/daily/day-progress.ts';
import { Countdown, DayRing, StreakRow } from '../../../shell/daily/day-signs.tsx';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { type GameEntry, pageName } from '../../../shell/page.ts';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import type { Storage } from '../../../shell/saved/storage.ts';

/** Opens the panel of today's games, as known on this device. Home makes no requests to a server. */
export async function openDailyPanel(
  storage: Storage,
  record: Signal<DailyRecord>,
  games: readonly GameEntry[],
): Promise<{ readonly View: ComponentType; close(): void }> {
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, part: await entry.daily?.() })));
  const known = loaded.flatMap(({ entry, part }) => (part ? [{ entry, part }] : []));
  const now = signal(Date.now());
  const today = signal(await progressOn(dayAt(now.value), storage, record.value, known));
  const ticking = setInterval(() => {
    const before = dayAt(now.value);
    now.value = Date.now();
    const day = dayAt(now.value);
    if (day !== before)
      void progressOn(day, storage, record.value, known).then((fresh) => {
        today.value = fresh;
      });
  }, TICK_MS);
  return {
    View: () => <DailyPanel now={now} record={record} today={today} />,
    close: () => clearInterval(ticking),
  };
}

const TICK_MS = 5000;

interface GameToday {
  readonly entry: GameEntry;
  readonly progress: DayProgress;
}

/**
 * Returns the progress of a day's games. Earlier reports from a server take precedence; the day's own page asks
 * the server again.
 */
async function progressOn(
  day: Day,
  storage: Storage,
  record: DailyRecord,
  games: readonly { readonly entry: GameEntry; readonly part: DailyPart }[],
): Promise<readonly GameToday[]> {
  const kept = await keptProgress(storage, day, games);
  return games.map(({ entry }) => ({
    entry,
    progress:
      record.server[day]?.[entry.id] ??
      record.open[day]?.[entry.id] ??
      kept.get(openSeed(day, entry.id)) ??
      NOT_OPENED,
  }));
}

function DailyPanel(props: {
  readonly now: ReadonlySignal<number>;
  readonly record: ReadonlySignal<DailyRecord>;
  readonly today: ReadonlySignal<readonly GameToday[]>;
}): VNode {
  const { record, today } = props;
  const now = props.now.value;
  const day = dayAt(now);
  const { ofDay, days, progress: say } = dayMessages();
  const played = playedDays(record.value, day);
  const paused = new Set(record.value.paused);
  return (
    <section class="daily-panel" aria-labelledby="daily-panel-heading">
      <div class="daily-panel-name">
        <h2 id="daily-panel-heading">
          <a href="#/daily">{ofDay(day)}</a>
        </h2>
        <p>{days.short(day)}</p>
      </div>
      <ul>
        {today.value.map(({ entry, progress }) => {
          const name = pageName(entry, language.value);
          const isOver = progress.phase === 'found' || progress.phase === 'lost';
          return (
            <li key={entry.id}>
              <DayRing phase={progress.phase} />
              <span>
                <b>{name}</b>
                {isOver ? (
                  <span>{say(progress)}</span>
                ) : (
                  <a href="#/daily" aria-label={`${say(progress)}: ${name}`}>
                    {say(progress)}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <div class="daily-panel-now">
        <StreakRow
          days={streakAt(day, played, paused).days}
          isBegun={today.value.some(({ progress }) => progress.phase === 'begun')}
          week={weekUpTo(day, played, paused)}
        />
        <p>
          <Countdown now={now} />
        </p>
      </div>
    </section>
  );
}
