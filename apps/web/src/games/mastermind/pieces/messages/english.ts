/**
 * The names of the pieces. They are separate from the many texts of the game, because pieces also appear where
 * nobody plays.
 */
export const english = {
  heading: 'Pieces',
  slot: (place: number, name: string | undefined): string => `Place ${place}, ${name ?? 'empty'}`,
  erase: 'Erase',
  full: 'Every place is filled. Check the guess, or erase something first.',
  elements: {
    santa: 'Santa',
    present: 'Present',
    tree: 'Tree',
    snowman: 'Snowman',
    stocking: 'Stocking',
    bell: 'Bell',
    candle: 'Candle',
    igloo: 'Igloo',
    mitten: 'Mitten',
    lantern: 'Lantern',
    drum: 'Drum',
    jumper: 'Jumper',
    pumpkin: 'Pumpkin',
    ghost: 'Ghost',
    cauldron: 'Cauldron',
    bat: 'Bat',
    cat: 'Cat',
    spider: 'Spider',
    moon: 'Moon',
    owl: 'Owl',
    hat: 'Hat',
    toadstool: 'Toadstool',
    flask: 'Flask',
    eye: 'Eye',
  },
  /** A letter from the name of each piece, by set. It is printed on the piece, and typing it places the piece. */
  letters: { winter: 'SPTNKBCIMLDJ', halloween: 'PGLBCSMOHTFE', pegs: 'RGBYOPWITLKM' },
  /** The round pegs, in the order of their letters. */
  colours: [
    'Red',
    'Green',
    'Blue',
    'Yellow',
    'Orange',
    'Purple',
    'White',
    'Indigo',
    'Teal',
    'Lime',
    'Black',
    'Magenta',
  ] as readonly string[],
};
