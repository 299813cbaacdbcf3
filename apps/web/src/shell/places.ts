import { settled } from './language.ts';
import type { Place, Shell } from './place.ts';
import type { PlaceId, TabId } from './place-id.ts';

/** The places of the app, in the order of the tabs. Each is loaded when it is first opened. */
export const PLACES: readonly { readonly id: PlaceId; open(shell: Shell): Promise<Place> }[] = [
  {
    id: 'mastermind',
    open: async (shell) => (await spoken(import('../session/place.tsx'))).openMastermind(shell),
  },
  { id: 'word', open: async (shell) => (await spoken(import('../word/place.tsx'))).openWord(shell) },
  { id: 'witch', open: async (shell) => (await spoken(import('../witch/place.tsx'))).openWitch(shell) },
  { id: 'duel', open: async (shell) => (await spoken(import('../duel/place.tsx'))).openDuel(shell) },
  { id: 'online', open: async (shell) => (await spoken(import('../online/place.tsx'))).openOnline(shell) },
  { id: 'review', open: async (shell) => (await spoken(import('../review/place.tsx'))).openReview(shell) },
  { id: 'lab', open: async (shell) => (await spoken(import('../lab/place.tsx'))).openLab(shell) },
  { id: 'history', open: async (shell) => (await spoken(import('../history/place.tsx'))).openHistory(shell) },
  { id: 'learn', open: async (shell) => (await spoken(import('../learn/place.tsx'))).openLearn(shell) },
  { id: 'race', open: async (shell) => (await spoken(import('../race/place.tsx'))).openRace(shell) },
];

/** Places without a tab of their own, with the tab that is marked while they are open. */
const INSIDE: Readonly<Record<Exclude<PlaceId, TabId>, TabId>> = { learn: 'lab', race: 'mastermind' };

/** The tab that is marked while a place is open. */
export function tabOf(place: PlaceId): TabId {
  return place === 'learn' || place === 'race' ? INSIDE[place] : place;
}

/** The tabs, in order. */
export const TABS: readonly TabId[] = PLACES.flatMap(({ id }) => (tabOf(id) === id ? [id] : []));

/** `#/witch/…` names a place; anything else is the first one. */
export function placeIn(hash: string): PlaceId {
  const named = /^#\/([a-z]+)/.exec(hash)?.[1];
  return PLACES.find(({ id }) => id === named)?.id ?? 'mastermind';
}

/** What follows the place in `#/review/…`. */
export function pathIn(hash: string): string {
  return /^#\/[a-z]+\/(.*)$/s.exec(hash)?.[1] ?? '';
}

/** Whether a hash names a place at all: others, such as the skip link's, only move the focus. */
export function isAddress(hash: string): boolean {
  return hash === '' || hash.startsWith('#/');
}

/** Waits for the words of a place in the language that is wanted, so that it opens in that language. */
async function spoken<Opener>(place: Promise<Opener>): Promise<Opener> {
  const opener = await place;
  await settled();
  return opener;
}
