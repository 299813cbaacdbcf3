import './home.css';
import { computed } from '@preact/signals';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { messages } from './messages/language.ts';
import { announcedGames } from './session/announced-games.ts';
import { HomePage } from './view/home-page.tsx';

/** Opens the first page: the games, and where to go on. */
export async function openHome(services: PageServices): Promise<Page> {
  const { storage, games } = services;
  const announced = await announcedGames(storage, games);
  await settled();
  return {
    title: computed(() => messages().title),
    View: () => (
      <HomePage
        games={announced}
        storage={storage}
        goTo={(address) => {
          location.hash = address;
        }}
      />
    ),
    press: () => false,
    close: () => undefined,
  };
}
