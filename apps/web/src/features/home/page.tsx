import './home.css';
import './small-lids.css';
import { computed } from '@preact/signals';
import { DAILY_RECORD, parseDailyRecord } from '../../shell/daily/daily-record.ts';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { messages } from './messages/language.ts';
import { announcedGames } from './session/announced-games.ts';
import { openDailyStrip } from './view/daily-strip.tsx';
import { HomePage } from './view/home-page.tsx';

/** Opens the first page: the games, and where to go on. */
export async function openHome(services: PageServices): Promise<Page> {
  const { storage, saved, games } = services;
  const announced = await announcedGames(storage, games);
  const strip = await openDailyStrip(storage, await saved.value(DAILY_RECORD, parseDailyRecord), games);
  await settled();
  return {
    title: computed(() => messages().title),
    View: () => (
      <HomePage
        games={announced}
        storage={storage}
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
