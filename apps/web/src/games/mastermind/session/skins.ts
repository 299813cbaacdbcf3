import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';

/**
 * The dresses of a sheet that this page has drawings for. Pegs are left out: their names are colours, and the spot
 * inks are chosen to stay apart for every eye, not to match names.
 */
export const SKIN_CHOICES = ['winter', 'halloween', 'letters', 'digits'] as const;
export type SkinChoice = (typeof SKIN_CHOICES)[number];

/** The skin as chosen, or plain letters when it has too few names for the game. */
export function skinChosen(choice: SkinChoice, symbols: number): Skin {
  if (choice !== 'digits') return skinFor(choice, symbols);
  return symbols <= DIGITS.names.length ? DIGITS : skinFor('letters', symbols);
}

const NUMERALS = Array.from('1234567890');
/** Letters under the names of Bulls and Cows: 1 … 9, and 0 for the tenth. */
const DIGITS: Skin = { ...skinFor('letters', 1), names: NUMERALS, letters: NUMERALS };
