import { COVEN, type Witch } from '@inkling/art/coven';
import { describe } from '@inkling/art/description';
import { type WitchGame, witchGame } from '@inkling/games/witch/rules/game';
import type { Roster } from '@inkling/games/witch/rules/roster';
import { messages } from '../messages/language.ts';

/** The coven as the game knows it: a witch's number here is her number in the art. */
export const ROSTER: Roster = COVEN.map(({ id, name, traits }) => ({
  id,
  name,
  description: describe(traits),
}));

export const game: WitchGame = witchGame(ROSTER);

/** Numbers come from the game's view alone, so there is always such a witch. */
export function portraitOf(witch: number): Witch {
  return COVEN[witch] as Witch;
}

export function nameOf(witch: number): string {
  return portraitOf(witch).name;
}

/** Her description in the language of the page; the game's own description, which is never saved, is English. */
export function descriptionOf(witch: number): string {
  return messages().description(portraitOf(witch).traits);
}
