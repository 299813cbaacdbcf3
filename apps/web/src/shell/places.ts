import type { Place, Shell } from './place.ts';
import type { PlaceId } from './place-id.ts';

/** The places of the app, in the order of the tabs. Each is loaded when it is first opened. */
export const PLACES: readonly { readonly id: PlaceId; open(shell: Shell): Promise<Place> }[] = [
  { id: 'mastermind', open: async (shell) => (await import('../session/place.tsx')).openMastermind(shell) },
  { id: 'word', open: async (shell) => (await import('../word/place.tsx')).openWord(shell) },
  { id: 'witch', open: async (shell) => (await import('../witch/place.tsx')).openWitch(shell) },
  { id: 'history', open: async (shell) => (await import('../history/place.tsx')).openHistory(shell) },
];

/** `#/witch/…` names a place; anything else is the first one. */
export function placeIn(hash: string): PlaceId {
  const named = /^#\/([a-z]+)/.exec(hash)?.[1];
  return PLACES.find(({ id }) => id === named)?.id ?? 'mastermind';
}
