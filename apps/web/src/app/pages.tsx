import { appMessages } from '../shell/messages/language.ts';
import type { GameEntry, PageEntry } from '../shell/page.ts';
import { FEATURES, HOME } from './features.ts';
import { troublePage } from './trouble-page.tsx';

/**
 * Returns every page of the app with these games, each with its name in the address. A page is loaded when it
 * is first opened.
 */
export function pagesOf(games: readonly GameEntry[]): readonly PageEntry[] {
  return [...games.flatMap((game) => [game, ...(game.pages ?? [])]), ...FEATURES];
}

/**
 * Returns the page that a hash such as `#/lab/…` names. A hash without a name is Home; an unknown name gets a
 * page that says so.
 */
export function pageIn(hash: string, pages: readonly PageEntry[]): PageEntry {
  const named = nameIn(hash);
  if (named === '') return HOME;
  return pages.find(({ id }) => id === named) ?? missingPage(named.slice(0, 40));
}

/** Returns the page name in a hash such as `#/lab/…`: `lab`. Empty for Home. */
export function nameIn(hash: string): string {
  return /^#\/([^/]*)/.exec(hash)?.[1] ?? '';
}

/** Returns what follows the page name in a hash such as `#/lab/…`. */
export function pathIn(hash: string): string {
  return /^#\/[^/]+\/(.*)$/s.exec(hash)?.[1] ?? '';
}

/** Whether a hash is the address of a page. Other hashes, such as the skip link's, only move the focus. */
export function isAddress(hash: string): boolean {
  return hash === '' || hash.startsWith('#/');
}

/** The page for an unknown address: it says that there is no such page, and links to the games. */
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
