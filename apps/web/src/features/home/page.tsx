import './home.css';
import './first-visit.css';
import './small-lids.css';
import { computed, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { DAILY_RECORD, type DailyRecord, parseDailyRecord } from '../../shell/daily/daily-record.ts';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { SAVED_GAMES, type Saved } from '../../shell/saved/saved.ts';
import { messages } from './messages/language.ts';
import { announcedGames } from './session/announced-games.ts';
import { openDailyPanel } from './view/daily-panel.tsx';
import { HomePage } from './view/home-page.tsx';

/**
 * Opens Home: the games, and what to continue. The rows of puzzles are passed in, since they belong to another
 * feature.
 */
export async function openHome(
  services: PageServices,
  puzzleRows: () => Promise<ComponentType | undefined>,
): Promise<Page> {
  const { storage, saved, games } = services;
  const days = await saved.value(DAILY_RECORD, parseDailyRecord);
  const visit = await openFirstVisit(saved, days.value);
  const [announced, panel, Welcome] = await Promise.all([
    announcedGames(storage, games),
    openDailyPanel(storage, days, games),
    visit.isFirst.value
      ? import('./view/welcome.tsx').then(({ openWelcome }) => openWelcome(games, visit.end))
      : undefined,
  ]);
  await settled();
  return {
    title: computed(() => messages().title),
    View: () => (
      <HomePage
        games={announced}
        saved={saved}
        welcome={visit.isFirst.value ? Welcome : undefined}
        daily={panel.View}
        puzzleRows={puzzleRows}
        goTo={(address) => {
          location.hash = address;
        }}
      />
    ),
    close: () => panel.close(),
  };
}

/** Whether this is the user's first visit, and how it ends. */
interface FirstVisit {
  readonly isFirst: Signal<boolean>;
  /** Ends the first visit: from now on, also on later visits, Home is shown as to a returning user. */
  end(): void;
}

/**
 * Determines whether this is a first visit: it is until a game is saved on this device or the guided game has
 * been left.
 */
async function openFirstVisit(saved: Saved, days: DailyRecord): Promise<FirstVisit> {
  const [known, games] = await Promise.all([saved.read(WELCOMED), saved.storage.list(SAVED_GAMES)]);
  const hasPlayed = [days.open, days.server].some((results) => Object.keys(results).length > 0);
  const isFirst = signal(known === undefined && games.length === 0 && !hasPlayed);
  return {
    isFirst,
    end() {
      isFirst.value = false;
      void saved.write(WELCOMED, {});
    },
  };
}

const WELCOMED = 'welcomed';
