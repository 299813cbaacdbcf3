import { DAY_MS, dayAt, startOf } from '@inkling/games/daily/day';
import type { VNode } from 'preact';
import { dayMessages } from './messages/language.ts';

/** Until the day of this moment is over. */
export function Countdown({ now }: { readonly now: number }): VNode {
  const { next, left } = dayMessages();
  const minutes = Math.ceil((startOf(dayAt(now)) + DAY_MS - now) / 60_000);
  return (
    <span>
      {next} <b class="day-left">{left(Math.floor(minutes / 60), minutes % 60)}</b>
    </span>
  );
}
