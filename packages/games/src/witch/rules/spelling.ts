import { editDistance } from '@inkling/core/nearest-word';

const SLIPS_MAX = 1;
export const NAME_LENGTH_MAX = 60;

/**
 * Finds the name closest to a text, if it is at most one slip away and no other name is as close. A slip is an extra,
 * missing or wrong letter, or two adjacent letters swapped. Ignores diacritics, case and punctuation.
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

/** Reduces a text to its letters and digits, in lower case and without diacritics. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
