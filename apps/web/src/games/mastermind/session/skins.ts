import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';

/** How the pieces look, in the order in which a person chooses. */
export const SKIN_CHOICES = ['winter', 'pegs', 'halloween', 'letters', 'digits'] as const;
export type SkinChoice = (typeof SKIN_CHOICES)[number];

/** The skin as chosen, or plain letters when it has too few names for the game. */
export function skinChosen(choice: SkinChoice, symbols: number): Skin {
  const own = choice === 'digits' ? DIGITS : choice === 'pegs' ? ROUND_PEGS : undefined;
  if (own && symbols > own.names.length) return skinFor('letters', symbols);
  return own ?? skinFor(choice === 'halloween' || choice === 'winter' ? choice : 'letters', symbols);
}

/** Drawn as letters are. */
const DIGITS: Skin = { ...skinFor('digits', 1), id: 'letters' };

/** The ten colours of the terminal, and two more. */
const PEGS = skinFor('pegs', 1);
const ROUND_PEGS: Skin = {
  ...PEGS,
  names: [...PEGS.names, 'Black', 'Magenta'],
  letters: [...PEGS.letters, 'K', 'M'],
};
