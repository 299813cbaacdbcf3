import { type DuelLink, makeDuelLink } from '@inkling/games/mastermind/duel/duel-link';

/** The whole address that opens a link of a duel on this page. */
export function addressOf(link: DuelLink): string {
  return new URL(`#/duel/${makeDuelLink(link)}`, location.href).href;
}

/** Where games with a friend begin, with links chosen as the way to play them. */
export const FRONT = '#/online/links';
