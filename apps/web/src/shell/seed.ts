/** Returns a random seed that is easy to read aloud: `holly-3417`. `draw` returns an integer below its argument. */
export function freshSeed(draw: (below: number) => number): string {
  return `${WORDS[draw(WORDS.length)]}-${1000 + draw(9000)}`;
}

/** Normalises a typed seed. Any string is a seed; this only makes it fit on one line of the screen. */
export function cleanSeed(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SEED_LENGTH_MAX).trim();
}

export const SEED_LENGTH_MAX = 60;

const WORDS = [
  'holly',
  'ember',
  'icicle',
  'mitten',
  'carol',
  'cedar',
  'lantern',
  'sleigh',
  'robin',
  'frost',
  'ginger',
  'clove',
  'candle',
  'garland',
  'hearth',
  'juniper',
  'marzipan',
  'nutmeg',
  'pinecone',
  'ribbon',
  'thimble',
  'walnut',
  'wreath',
  'yuletide',
];
