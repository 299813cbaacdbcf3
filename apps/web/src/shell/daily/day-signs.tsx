import type { Day } from '@inkling/games/daily/day';
import { DAY_MS, dayAt, startOf } from '@inkling/games/daily/day';
import type { DayMark } from '@inkling/games/daily/streak';
import type { VNode } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import type { DayProgress } from './day-progress.ts';
import { dayMessages } from './messages/language.ts';

/** The streak in words, and its last seven days as a row of marks. Today is dashed, or in halftone once begun. */
export function StreakRow(props: {
  readonly days: number;
  /** Whether one of today's games has been begun. */
  readonly isBegun: boolean;
  readonly week: readonly { readonly day: Day; readonly mark: DayMark }[];
}): VNode {
  const { days: words, streak, noStreak, marks } = dayMessages();
  const [figure, rest] = streak(props.days);
  return (
    <div class="day-streak">
      <p>
        {props.days === 0 ? (
          noStreak
        ) : (
          <>
            <b>{figure}</b> {rest}
          </>
        )}
      </p>
      <ol>
        {props.week.map(({ day, mark }) => {
          const shown = mark === 'open' && props.isBegun ? 'begun' : mark;
          return (
            <li key={day}>
              <i class={`day-dot day-dot-${shown}`} aria-hidden="true" />
              <span aria-hidden="true">{words.initial(day)}</span>
              <span class="unseen">{`${words.weekday(day)}: ${marks[shown]}`}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Dashed: not opened. Halftone: begun. Solid with a tick: found; with a dash: not found. Hidden from screen readers. */
export function DayRing({ phase }: { readonly phase: DayProgress['phase'] }): VNode {
  return (
    <span class={`day-ring day-ring-${phase}`} aria-hidden="true">
      {phase === 'found' && <Icon name="tick" />}
    </span>
  );
}

/** The time left until the current day is over. */
export function Countdown({ now }: { readonly now: number }): VNode {
  const { next, left } = dayMessages();
  const minutes = Math.ceil((startOf(dayAt(now)) + DAY_MS - now) / 60_000);
  return (
    <span>
      {next} <b class="day-left">{left(Math.floor(minutes / 60), minutes % 60)}</b>
    </span>
  );
}
