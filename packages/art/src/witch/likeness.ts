/**
 * Measures how different two witches are, as the number of traits that differ. Used to space the coven and to
 * pick the nearest distractors in the quiz. Only traits that are visible on the smallest tile (99 px) count;
 * brows and irises are not.
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

/** The salient traits that are shapes and so distinguish witches without any colour. */
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

/** Returns the Hamming distance over the given traits. */
export function unlikeness(
  one: WitchTraits,
  other: WitchTraits,
  names: readonly TraitName[] = SALIENT,
): number {
  return names.filter((name) => one[name] !== other[name]).length;
}
