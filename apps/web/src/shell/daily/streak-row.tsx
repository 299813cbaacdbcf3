import type { Day } from '@inkling/games/daily/day';
import type { DayMark } from '@inkling/games/daily/streak';
import type { VNode } from 'preact';
import { dayMessages } from './messages/language.ts';

/** The streak in words, and its last seven days as a row of marks. */
export function StreakRow(props: {
  readonly days: number;
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
        {props.week.map(({ day, mark }) => (
          <li key={day}>
            <i class={`day-dot day-dot-${mark}`} aria-hidden="true" />
            <span aria-hidden="true">{words.initial(day)}</span>
            <span class="unseen">{`${words.weekday(day)}: ${marks[mark]}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
