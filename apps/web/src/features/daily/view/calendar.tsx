import { type Day, daysAfter } from '@inkling/games/daily/day';
import { FIRST_DAY, monthOf } from '@inkling/games/daily/open-day';
import { streakAt } from '@inkling/games/daily/streak';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { playedDays } from '../../../shell/daily/daily-record.ts';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { capitalised } from '../../../shell/language/grammar.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';

/** A month of days. Past days and today link to their pages. */
export function Calendar({ controller }: { readonly controller: DailyController }): VNode {
  const { days, marks } = dayMessages();
  const today = controller.today.value;
  const shown = useSignal<Day | undefined>(undefined);
  const month = shown.value ?? controller.day.value;
  const weeks = monthOf(month);
  const all = weeks.flat().filter((day) => day !== undefined);
  const [before, after] = [daysAfter(all[0] as Day, -1), daysAfter(all.at(-1) as Day, 1)];
  const { record } = controller.parts;
  const played = playedDays(record.value, today);
  const { paused } = record.value;
  const { rests } = streakAt(today, played, new Set(paused));
  const { calendarNote } = messages();
  const to = (day: Day, label: string, back: string, on = '') => (
    <button
      type="button"
      class="quiet"
      aria-label={`${label}: ${days.month(day)}`}
      onClick={() => {
        shown.value = day;
        void controller.readMonth(day);
      }}
    >
      {back}
      {capitalised(days.month(day))}
      {on}
    </button>
  );
  return (
    <section class="daily-calendar" aria-labelledby="calendar-heading">
      <h2>
        <span id="calendar-heading">{capitalised(days.month(month))}</span>
        <span class="daily-months">
          {before >= FIRST_DAY && to(before, messages().earlierMonth, '‹ ')}
          {after <= today && to(after, messages().laterMonth, '', ' ›')}
        </span>
      </h2>
      <Weeks controller={controller} weeks={weeks} rests={[...rests, ...paused]} />
      <p class="daily-legend" aria-hidden="true">
        {(['played', 'begun', 'open'] as const).map((state) => (
          <span key={state}>
            <i class={`daily-dot daily-dot-${state}`} /> {marks[state]}
          </span>
        ))}
      </p>
      <p class="aside">{calendarNote}</p>
      <Rest controller={controller} />
    </section>
  );
}

/**
 * The button for a week off, the date until which it lasts, and the button to cancel it. On a server, days off
 * cannot be cancelled.
 */
function Rest({ controller }: { readonly controller: DailyController }): VNode | null {
  const { restWeek, restingUntil, endRest } = messages();
  const { record, server } = controller.parts;
  const until = controller.restingUntil.value;
  const canEnd = until !== undefined && !server.view.value;
  if (!record.value.isSaved && !server.view.value) return null;
  return (
    <div>
      <p aria-live="polite">{until && restingUntil(dayMessages().days.short(until))}</p>
      <button type="button" class="quiet" onClick={() => void controller.rest(!canEnd)}>
        {canEnd ? endRest : restWeek}
      </button>
    </div>
  );
}

function Weeks(props: {
  readonly controller: DailyController;
  readonly weeks: ReturnType<typeof monthOf>;
  readonly rests: readonly Day[];
}): VNode {
  const { controller, weeks, rests } = props;
  const { days } = dayMessages();
  return (
    <table>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, i) => (
            <th key={i} scope="col">
              {days.weekday(daysAfter(MONDAY, i))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((day, i) => (
              <td key={i}>
                {day && <DayCell controller={controller} day={day} isRest={rests.includes(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An arbitrary Monday, from which the weekday names are derived. */
const MONDAY = '2026-11-16';

function DayCell(props: {
  readonly controller: DailyController;
  readonly day: Day;
  readonly isRest: boolean;
}): VNode {
  const { controller, day, isRest } = props;
  const { days, progress, marks } = dayMessages();
  const date = Number(day.slice(8));
  const today = controller.today.value;
  if (day > today || day < FIRST_DAY) return <span class="daily-blank">{date}</span>;
  const shown = controller.parts.games.map(
    ({ entry }) => [pageName(entry, language.value), controller.gameOn(day, entry.id).progress] as const,
  );
  const words = shown.map(([name, how]) => `${name}: ${how.phase === 'open' ? marks.open : progress(how)}`);
  const isOff = isRest && day < today && shown.every(([, { phase }]) => phase === 'open');
  return (
    <a
      href={day === today ? '#/daily' : `#/daily/${day}`}
      aria-label={[days.short(day), isOff ? marks.rest : words.join(', ')].join('. ')}
      aria-current={day === controller.day.value ? 'date' : undefined}
    >
      {date}
      {isOff ? (
        <small>{marks.rest}</small>
      ) : (
        <span>
          {shown.map(([name, { phase }]) => (
            <i
              key={name}
              class={`daily-dot daily-dot-${phase === 'found' || phase === 'lost' ? 'played' : phase}`}
            />
          ))}
        </span>
      )}
    </a>
  );
}
