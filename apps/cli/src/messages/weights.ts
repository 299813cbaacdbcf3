import { WEIGHT_MAX, type WeightsFault } from 'inkling/optimal/weights';
import { grouped, quoted } from './numbers.ts';

export function sayNoWeights(path: string): string {
  return `${quoted(path)} has no weights: give one secret and its weight a line.`;
}

/** Says what is wrong with a file of weights, and in which line. */
export function sayWeightsFault(path: string, { code, line, text }: WeightsFault, totalMax: number): string {
  const at = `${quoted(path)}, line ${line}: `;
  switch (code) {
    case 'too-long':
      return `${quoted(path)} is longer than 10,000,000 characters: that is not a list of weights.`;
    case 'no-weight':
      return `${at}${quoted(text)} has no weight; write the secret, a space and a whole number.`;
    case 'bad-weight':
      return `${at}${quoted(text)} is not a weight; give a whole number from 1 to ${grouped(WEIGHT_MAX)}.`;
    case 'unknown-secret':
      return `${at}${quoted(text)} is not one of the possible secrets of this game.`;
    case 'repeated-secret':
      return `${at}${quoted(text)} has a weight already.`;
    case 'too-heavy':
      return `${at}with ${quoted(text)} all secrets weigh more than ${grouped(totalMax)} together, and that is more than can be counted here.`;
  }
}
