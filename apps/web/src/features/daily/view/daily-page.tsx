import { daysAfter } from '@inkling/games/daily/day';
import { FIRST_DAY } from '@inkling/games/daily/open-day';
import type { VNode } from 'preact';
import { Countdown, StreakRow } from '../../../shell/daily/day-signs.tsx';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import { clockDifference } from '../session/clock-difference.ts';
import { Calendar } from './calendar.tsx';
import { DayGames } from './day-games.tsx';
import { Figures } from './figures.tsx';
import { Folded } from './folded.tsx';
import { ShareDay } from './share-day.tsx';

/** The page of a day: its games, the calendar of all days, and the user's statistics. */
export function DailyPage({ controller }: { readonly controller: DailyController }): VNode {
  const day = controller.day.value;
  const { ofDay, days, today, practice } = dayMessages();
  const { isToday, announcement, saidOnCard } = controller;
  const isOnCard = saidOnCard.value !== '' && saidOnCard.value === announcement.value;
  const before = daysAfter(day, -1);
  return (
    <main class="daily" id="board" tabIndex={-1}>
      <Notices controller={controller} />
      <header class="daily-head">
        <div>
          <h2>{ofDay(day)}</h2>
          <p>{isToday ? today(day) : practice(day)}</p>
        </div>
        {isToday && (
          <div class="daily-now">
            <StreakRow
              {...controller.streak.value}
              isBegun={controller.games.value.some(({ progress }) => progress.phase === 'begun')}
            />
            <p>
              <Countdown now={controller.now.value} />
            </p>
          </div>
        )}
      </header>
      <DayGames controller={controller} />
      <nav class="daily-near" aria-label={messages().calendar}>
        {before >= FIRST_DAY && (
          <a class="quiet" href={`#/daily/${before}`}>
            {isToday ? `${messages().yesterday}: ${messages().yesterdayLead}` : days.short(before)}
          </a>
        )}
        {!isToday && (
          <a class="quiet" href="#/daily">
            {messages().today}
          </a>
        )}
      </nav>
      {!isToday && <Folded controller={controller} summary={messages().answers} load={loadAnswers} />}
      <p class={isOnCard ? 'unseen' : 'daily-said'} role="status">
        {announcement.value}
      </p>
      <div class="daily-columns">
        <Calendar controller={controller} />
        <div class="daily-own">
          <Figures controller={controller} />
          {isToday && <ShareDay controller={controller} />}
          {isToday && controller.parts.server.view.value && (
            <Folded controller={controller} summary={messages().more} load={loadBoards} />
          )}
        </div>
      </div>
    </main>
  );
}

const loadAnswers = async () => (await import('./past-answers.tsx')).PastAnswers;
const loadBoards = async () => (await import('./server-boards.tsx')).ServerBoards;

/** Notices about problems with the address, the storage or the clock. */
function Notices({ controller }: { readonly controller: DailyController }): VNode | null {
  const { noSuchDay, toCome, beforeFirst, notSaved } = appMessages().app;
  const { long } = dayMessages().days;
  const { fault, parts, aheadMs } = controller;
  const { asked = '', record, server } = parts;
  const later = Object.keys(record.value.open).some((day) => day > controller.today.value);
  const notices = [
    fault === 'no-such-day' && noSuchDay,
    fault === 'to-come' && toCome(long(asked)),
    fault === 'before-first' && beforeFirst(long(FIRST_DAY)),
    !controller.isSaving.value && notSaved,
    server.isClockWrong.value && messages().clockWrong,
    Math.abs(aheadMs.value) > CLOCK_OFF_MS && messages().clockOff(clockDifference(aheadMs.value)),
    later && server.view.value === undefined && messages().later,
  ].filter((notice) => !!notice) as readonly string[];
  if (notices.length === 0) return null;
  return (
    <div role="alert">
      {notices.map((notice) => (
        <p key={notice} class="notice">
          {notice}
        </p>
      ))}
    </div>
  );
}

const CLOCK_OFF_MS = 5 * 60_000;
