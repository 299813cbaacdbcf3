import './home.css';
import './first-visit.css';
import './small-lids.css';
import { computed } from '@preact/signals';
import { DAILY_RECORD, parseDailyRecord } from '../../shell/daily/daily-record.ts';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { messages } from './messages/language.ts';
import { announcedGames } from './session/announced-games.ts';
import { openFirstVisit } from './session/first-visit.ts';
import { openDailyStrip } from './view/daily-strip.tsx';
import { HomePage } from './view/home-page.tsx';
import { openWelcome } from './view/welcome.tsx';

/** Opens the first page: the games, and where to go on. */
export async function openHome(services: PageServices): Promise<Page> {
  const { storage, saved, games } = services;
  const announced = await announcedGames(storage, games);
  const days = await saved.value(DAILY_RECORD, parseDailyRecord);
  const strip = await openDailyStrip(storage, days, games);
  const visit = await openFirstVisit(saved, days.value);
  const Welcome = visit.isFirst.value ? await openWelcome(games, visit.end) : undefined;
  await settled();
  return {
    title: computed(() => messages().title),
    View: () => (
      <HomePage
        games={announced}
        storage={storage}
        welcome={visit.isFirst.value ? Welcome : undefined}
        daily={strip.View}
        goTo={(address) => {
          location.hash = address;
        }}
      />
    ),
    press: () => false,
    close: () => strip.close(),
  };
}
