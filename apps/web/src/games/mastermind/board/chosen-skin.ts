import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';
import { messages } from '../pieces/messages/language.ts';
import type { SkinChoice } from '../session/settings.ts';

/** The skin as chosen, or plain letters when it has too few names for the game. */
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

/** The set that is used where nobody chooses one. */
export function winterSkin(symbols: number): Skin {
  return skinChosen('winter', symbols);
}

/** The pieces with letters of their names in the language of the page. Names in English are understood as well. */
function inLanguage(set: 'winter' | 'halloween' | 'pegs', skin: Skin): Skin {
  if (skin.id === 'letters') return skin;
  return { ...skin, letters: Array.from(messages().letters[set]) };
}

/** The ten digits of the terminal, and A and B, which follow 9 in base twelve. Drawn as letters are. */
const NUMERALS = [...skinFor('digits', 1).names, 'a', 'b'];
const DIGITS: Skin = { id: 'letters', names: NUMERALS, letters: NUMERALS };

/** The ten colours of the terminal, and two more. */
const PEGS = skinFor('pegs', 1);
const ROUND_PEGS: Skin = { ...PEGS, names: [...PEGS.names, 'Black', 'Magenta'] };
