import { editDistance } from '@inkling/core/nearest-word';

const SLIPS_MAX = 1;
export const NAME_LENGTH_MAX = 60;

/**
 * The name that a text most nearly spells, if it is within one slip and no other name is as near. A slip is a
 * letter too many, too few, wrong, or two neighbours swapped. Marks, case and punctuation do not count.
 */
export function nearestName(
  names: readonly string[],
  text: string,
): { readonly index: number; readonly slips: number } | undefined {
  const typed = plainName(text.slice(0, NAME_LENGTH_MAX));
  let best: { index: number; slips: number } | undefined;
  let tied = false;
  for (const [index, name] of names.entries()) {
    const slips = editDistance(plainName(name), typed);
    if (best && slips > best.slips) continue;
    tied = slips === best?.slips;
    best = { index, slips };
  }
  return best && best.slips <= SLIPS_MAX && !tied ? best : undefined;
}

/** Letters and digits only, without marks, in lower case. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
