import { COVEN } from '@inkling/art/coven';

/**
 * A few words instead of the picture on a witch's tile. They tell any two witches apart and give no name away; the
 * description says more, and is the hint in the quiz.
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
