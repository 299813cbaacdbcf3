import type { PageEntry } from '../shell/page.ts';
import { FEATURES } from './features.ts';
import { GAMES } from './games.ts';
import { missingPage } from './missing-page.tsx';

/** Every page of the app, by its name in the address. Each is loaded when it is first opened. */
export const PAGES: readonly PageEntry[] = [
  ...GAMES.flatMap((game) => [game, ...(game.pages ?? [])]),
  ...FEATURES,
];

/** The page that an address without a name opens. */
const FIRST = GAMES[0] as PageEntry;

/** `#/lab/…` names a page; an address without a name is the first one, and an unknown name has a page that says so. */
export function pageIn(hash: string): PageEntry {
  const named = /^#\/([^/]*)/.exec(hash)?.[1] ?? '';
  if (named === '') return FIRST;
  return PAGES.find(({ id }) => id === named) ?? missingPage(named.slice(0, 40));
}

/** What follows the name of the page in `#/lab/…`. */
export function pathIn(hash: string): string {
  return /^#\/[a-z]+\/(.*)$/s.exec(hash)?.[1] ?? '';
}

/** Whether a hash names a page at all: others, such as the skip link's, only move the focus. */
export function isAddress(hash: string): boolean {
  return hash === '' || hash.startsWith('#/');
}
