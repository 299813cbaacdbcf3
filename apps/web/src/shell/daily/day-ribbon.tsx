import './daily.css';
import type { Sheet } from '@inkling/core/sheet';
import { dayAt } from '@inkling/games/daily/day';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { dayMessages } from './messages/language.ts';

/** The line above a daily game: its day, and a link back to the page of that day. */
export function DayRibbon({
  state,
}: {
  readonly state: ReadonlySignal<{ readonly sheet: Sheet }>;
}): VNode | null {
  const day = useComputed(() => dayOfSeed(state.value.sheet.seed, state.value.sheet.game));
  return day.value === undefined ? null : <DayLine day={day.value} />;
}

/** Shows a day by its number and date. */
function DayLine({ day }: { readonly day: string }): VNode {
  const { ofDay, today, practice, toTheDay } = dayMessages();
  const isToday = day === dayAt(Date.now());
  return (
    <p class="day-ribbon">
      <b>{ofDay(day)}</b>
      <span>{isToday ? today(day) : practice(day)}</span>
      <a class="quiet" href={isToday ? '#/daily' : `#/daily/${day}`}>
        {toTheDay}
      </a>
    </p>
  );
}
