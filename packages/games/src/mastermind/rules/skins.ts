/**
 * Names and letters for the symbols, for display and input. A skin is not part of a saved game: sheets store symbol
 * numbers, so any skin can show them. Letters are unique within a skin, so that users can type them.
 */
export interface Skin {
  readonly id: SkinId;
  /** One name per symbol. A game with more symbols than this is shown in letters. */
  readonly names: readonly string[];
  readonly letters: readonly string[];
}

export const SKIN_IDS = ['letters', 'digits', 'pegs', 'winter', 'halloween'] as const;
export type SkinId = (typeof SKIN_IDS)[number];

const ALPHABET = Array.from('abcdefghijklmnopqrst');
const NUMERALS = Array.from('1234567890');

const SKINS: Readonly<Record<SkinId, Skin>> = {
  letters: { id: 'letters', names: ALPHABET, letters: ALPHABET },
  /** The tenth symbol is 0. */
  digits: { id: 'digits', names: NUMERALS, letters: NUMERALS },
  pegs: {
    id: 'pegs',
    names: ['Red', 'Green', 'Blue', 'Yellow', 'Orange', 'Purple', 'White', 'Indigo', 'Teal', 'Lime'],
    letters: ['R', 'G', 'B', 'Y', 'O', 'P', 'W', 'I', 'T', 'L'],
  },
  winter: {
    id: 'winter',
    names: [
      'Santa',
      'Present',
      'Tree',
      'Snowman',
      'Stocking',
      'Bell',
      'Candle',
      'Igloo',
      'Mitten',
      'Lantern',
      'Drum',
      'Jumper',
    ],
    letters: ['S', 'P', 'T', 'N', 'K', 'B', 'C', 'I', 'M', 'L', 'D', 'J'],
  },
  halloween: {
    id: 'halloween',
    names: [
      'Pumpkin',
      'Ghost',
      'Cauldron',
      'Bat',
      'Cat',
      'Spider',
      'Moon',
      'Owl',
      'Hat',
      'Toadstool',
      'Flask',
      'Eye',
    ],
    letters: ['P', 'G', 'L', 'B', 'C', 'S', 'M', 'O', 'H', 'T', 'F', 'E'],
  },
};

export function skinOf(id: SkinId): Skin {
  return SKINS[id];
}

/** Returns the skin, or plain letters if the skin has too few names for this number of symbols. */
export function skinFor(id: SkinId, symbols: number): Skin {
  const skin = SKINS[id];
  return symbols <= skin.names.length ? skin : SKINS.letters;
}
