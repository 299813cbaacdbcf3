import '../../shell/daily/daily.css';
import './style/page.css';
import './style/calendar.css';
import { computed } from '@preact/signals';
import { DAILY_RECORD, parseDailyRecord } from '../../shell/daily/daily-record.ts';
import { dayMessages } from '../../shell/daily/messages/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { DailyController } from './controller/daily-controller.ts';
import type { ServerCalls } from './controller/server-calls.ts';
import { ServerDay } from './controller/server-day.ts';
import { messages } from './messages/language.ts';
import { DailyPage } from './view/daily-page.tsx';

/** Opens the page of today, or of the day in the address: `#/daily/2026-11-18`. */
export async function openDaily({ storage, saved, games, path }: PageServices): Promise<Page> {
  let calls: Promise<ServerCalls> | undefined;
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, part: await entry.daily?.() })));
  const controller: DailyController = new DailyController({
    storage,
    record: await saved.value(DAILY_RECORD, parseDailyRecord),
    games: loaded.flatMap(({ entry, part }) => (part ? [{ entry, part }] : [])),
    server: new ServerDay({
      calls: () =>
        (calls ??= import('./controller/server-calls.ts').then(
          ({ ServerCalls }) => new ServerCalls(storage, controller.announcement),
        )),
      goTo: (room) => {
        location.hash = `#/online/room/${room}`;
      },
    }),
    asked: path === '' ? undefined : path,
    deviceNow: () => Date.now(),
  });
  void controller.begin();
  const ticking = setInterval(() => void controller.tick(), TICK_MS);
  return {
    title: computed(() => messages().title(dayMessages().ofDay(controller.day.value))),
    View: () => <DailyPage controller={controller} />,
    close: () => clearInterval(ticking),
  };
}

const TICK_MS = 5000;
