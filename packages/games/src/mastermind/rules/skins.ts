/**
 * A skin gives symbols names and letters for people. It is not data: a sheet holds symbol numbers, and any
 * skin can show it. Letters are unique within a skin, so they can be typed.
 */
export interface Skin {
  readonly id: SkinId;
  /** As many names as the skin has; a game with more symbols is shown in letters. */
  readonly names: readonly string[];
  readonly letters: readonly string[];
}

export const SKIN_IDS = ['letters', 'digits', 'pegs', 'winter', 'halloween'] as const;
export type SkinId = (typeof SKIN_IDS)[number];

const ALPHABET = Array.from('abcdefghijklmnopqrst');
const NUMERALS = Array.from('1234567890');

const SKINS: Readonly<Record<SkinId, Skin>> = {
  letters: { id: 'letters', names: ALPHABET, letters: ALPHABET },
  /** 0 is the tenth. */
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

/** The skin, or plain letters when it has too few names for the game. */
export function skinFor(id: SkinId, symbols: number): Skin {
  const skin = SKINS[id];
  return symbols <= skin.names.length ? skin : SKINS.letters;
}
