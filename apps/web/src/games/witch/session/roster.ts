import { COVEN, type Witch } from '@inkling/art/coven';
import { describe } from '@inkling/art/description';
import { type WitchGame, witchGame } from '@inkling/games/witch/rules/game';
import type { Roster } from '@inkling/games/witch/rules/roster';
import { messages } from '../messages/language.ts';

/** The coven as the game knows it: the index of a witch is the same here and in the art. */
export const ROSTER: Roster = COVEN.map(({ id, name, traits }) => ({
  id,
  name,
  description: describe(traits),
}));

export const game: WitchGame = witchGame(ROSTER);

/** The cast is safe: indices only come from the game's view, so such a witch always exists. */
export function portraitOf(witch: number): Witch {
  return COVEN[witch] as Witch;
}

export function nameOf(witch: number): string {
  return portraitOf(witch).name;
}

/** Her description in the page's language. The game's own description is in English, and never saved. */
export function descriptionOf(witch: number): string {
  return messages().description(portraitOf(witch).traits);
}
