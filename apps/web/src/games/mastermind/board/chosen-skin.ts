import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';
import { messages } from '../pieces/messages/language.ts';
import type { SkinChoice } from '../session/settings.ts';

/** Returns the chosen skin, or plain letters if it has too few names for the game. */
export function skinChosen(choice: SkinChoice, symbols: number): Skin {
  switch (choice) {
    case 'winter':
    case 'halloween':
      return inLanguage(choice, skinFor(choice, symbols));
    case 'pegs':
      return symbols > ROUND_PEGS.names.length ? skinFor('letters', symbols) : inLanguage(choice, ROUND_PEGS);
    case 'digits':
      return symbols > DIGITS.names.length ? skinFor('letters', symbols) : DIGITS;
    case 'letters':
      return skinFor('letters', symbols);
  }
}

/** The default skin, for when the user cannot choose one. */
export function winterSkin(symbols: number): Skin {
  return skinChosen('winter', symbols);
}

/** Gives the pieces the letters of their names in the page's language. English names are understood as well. */
function inLanguage(set: 'winter' | 'halloween' | 'pegs', skin: Skin): Skin {
  if (skin.id === 'letters') return skin;
  return { ...skin, letters: Array.from(messages().letters[set]) };
}

/** The ten digits of the terminal, and A and B, which follow 9 in base twelve. They are drawn as letters. */
const NUMERALS = [...skinFor('digits', 1).names, 'a', 'b'];
const DIGITS: Skin = { id: 'letters', names: NUMERALS, letters: NUMERALS };

/** The ten colours of the terminal, and two more. */
const PEGS = skinFor('pegs', 1);
const ROUND_PEGS: Skin = { ...PEGS, names: [...PEGS.names, 'Black', 'Magenta'] };
