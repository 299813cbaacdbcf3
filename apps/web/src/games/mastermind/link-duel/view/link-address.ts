import { type DuelLink, makeDuelLink } from '@inkling/games/mastermind/duel/duel-link';

/** Returns the full URL that opens a duel link on this page. */
export function addressOf(link: DuelLink): string {
  return new URL(`#/duel/${makeDuelLink(link)}`, location.href).href;
}

/** The address of the page where games with a friend begin, with links selected as the way to play. */
export const FRONT = '#/online/links';
