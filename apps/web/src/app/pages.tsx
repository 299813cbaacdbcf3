import { appMessages } from '../shell/messages/language.ts';
import type { GameEntry, PageEntry } from '../shell/page.ts';
import { FEATURES, HOME } from './features.ts';
import { troublePage } from './trouble-page.tsx';

/** Every page of the app with these games, by its name in the address. Each is loaded when it is first opened. */
export function pagesOf(games: readonly GameEntry[]): readonly PageEntry[] {
  return [...games.flatMap((game) => [game, ...(game.pages ?? [])]), ...FEATURES];
}

/** `#/lab/…` names a page; an address without a name is Home, and an unknown name has a page that says so. */
export function pageIn(hash: string, pages: readonly PageEntry[]): PageEntry {
  const named = nameIn(hash);
  if (named === '') return HOME;
  return pages.find(({ id }) => id === named) ?? missingPage(named.slice(0, 40));
}

/** The name of a page in `#/lab/…`; empty for Home. */
export function nameIn(hash: string): string {
  return /^#\/([^/]*)/.exec(hash)?.[1] ?? '';
}

/** What follows the name of the page in `#/lab/…`. */
export function pathIn(hash: string): string {
  return /^#\/[^/]+\/(.*)$/s.exec(hash)?.[1] ?? '';
}

/** Whether a hash names a page at all: others, such as the skip link's, only move the focus. */
export function isAddress(hash: string): boolean {
  return hash === '' || hash.startsWith('#/');
}

/** Where an address leads that names no page of this app: it says so, and leads to the games. */
function missingPage(name: string): PageEntry {
  return {
    id: name,
    within: '',
    load: async () => async (services) =>
      troublePage(services, () => {
        const { app } = appMessages();
        return { heading: app.nothingHere, sentence: app.noSuchPage(name) };
      }),
  };
}
