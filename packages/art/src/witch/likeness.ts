/**
 * How unlike two witches are, as a count of traits that differ. It spaces the coven and picks the quiz's nearest
 * distractors. Only traits that are seen at the smallest tile (99 px) count; brows and irises do not.
 */
import type { TraitName, WitchTraits } from './traits.ts';

/** The twelve traits that people remember a witch by. */
export const SALIENT: readonly TraitName[] = [
  'skin',
  'hairColour',
  'hairStyle',
  'hatStyle',
  'hatColour',
  'eyes',
  'mouth',
  'extra',
  'familiar',
  'prop',
  'scene',
  'sky',
];

/** The traits among them that are shapes, and so tell witches apart without any colour. */
export const SHAPES: readonly TraitName[] = [
  'hairStyle',
  'hatStyle',
  'eyes',
  'mouth',
  'extra',
  'familiar',
  'prop',
  'scene',
];

/** The Hamming distance over the named traits. */
export function unlikeness(
  one: WitchTraits,
  other: WitchTraits,
  names: readonly TraitName[] = SALIENT,
): number {
  return names.filter((name) => one[name] !== other[name]).length;
}
