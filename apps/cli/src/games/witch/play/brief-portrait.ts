import { COVEN } from '@inkling/art/coven';

/**
 * Describes a witch in a few words in place of her picture. They distinguish any two witches and do not reveal the
 * name; the description says more, and is the hint in the quiz.
 */
export function briefPortrait(witch: number): string {
  const traits = COVEN[witch]?.traits;
  if (!traits) throw new RangeError(`no witch ${witch} in the coven`);
  const { skin, hairColour, hairStyle, hatColour, hatStyle, familiar } = traits;
  const noun = hatStyle === 'hood' ? 'hood' : 'hat';
  const style = hatStyle === 'hood' ? 'hair' : (HAIR_NOUNS[hairStyle] ?? `${hairStyle} hair`);
  const company = familiar === 'none' ? 'alone' : `with ${familiar === 'owl' ? 'an' : 'a'} ${familiar}`;
  return `${skin} skin, ${hairColour} ${style}, ${hatColour} ${noun}, ${company}`;
}

const HAIR_NOUNS: Readonly<Record<string, string>> = {
  straight: 'straight hair',
  curly: 'curls',
  plaits: 'plaits',
  bob: 'bob',
  buns: 'buns',
};
