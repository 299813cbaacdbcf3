import type { CodeRules } from '@inkling/core/deduction';

/**
 * The first two guesses name few symbols, so that their totals say much about each: half the places one
 * symbol and the rest the next one. Where symbols may not repeat, a run of successive symbols does that job.
 */
export function openingGuess(rules: CodeRules, firstSymbol: number): readonly number[] {
  const { places, symbols, repeats } = rules;
  const half = Math.floor(places / 2);
  const offset = (place: number) => (repeats ? (place < half ? 0 : 1) : place);
  return Array.from({ length: places }, (_, place) => (firstSymbol + offset(place)) % symbols);
}

/** How many successive symbols an opening takes from the alphabet. */
export function openingWidth(rules: CodeRules): number {
  return rules.repeats ? 2 : rules.places;
}
