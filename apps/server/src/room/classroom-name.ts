import { hash } from 'node:crypto';

/**
 * Returns the name by which a class finds its room: a word and three digits, short enough to be read from a wall and
 * typed. It follows from the room and need not be stored.
 */
export function classroomNameOf({ id, salt }: { readonly id: string; readonly salt: string }): string {
  const drawn = Number.parseInt(hash('sha256', `class ${salt} ${id}`, 'hex').slice(0, 12), 16);
  const number = 100 + (Math.floor(drawn / WORDS.length) % 900);
  return `${WORDS[drawn % WORDS.length]}-${number}`;
}

/** Short words that sound as they are written, and of which none can offend. */
const WORDS = (
  'amber anchor apple arrow badge bamboo basket beacon bonnet button camel candle carpet cedar cello cherry ' +
  'clover cobalt comet copper coral cotton desert domino dragon elder ember falcon feather fennel ferry ' +
  'flute forest garden ginger harbour hazel helmet holly island ivory jasmine kettle ladder lantern lemon ' +
  'linen magnet maple marble meadow melon mirror mitten nutmeg olive opal orange otter oyster paddle panda ' +
  'paper pebble pepper piano pillow planet poppy quartz rabbit ribbon robin rocket saddle salmon silver ' +
  'sketch spruce sunset tango thimble ticket tiger timber tulip tunnel turtle velvet violin walnut willow ' +
  'window yellow'
).split(' ');
