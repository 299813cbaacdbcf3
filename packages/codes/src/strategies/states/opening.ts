import type { CodeRules } from '@inkling/core/deduction';

/**
 * Returns one of the first two guesses. They use few symbols, so that their totals say much about each: half the places
 * have one symbol and the rest the next one. If symbols may not repeat, the guess is a run of successive symbols.
 */
export function openingGuess(rules: CodeRules, firstSymbol: number): readonly number[] {
  const { places, symbols, repeats } = rules;
  const half = Math.floor(places / 2);
  const offset = (place: number) => (repeats ? (place < half ? 0 : 1) : place);
  return Array.from({ length: places }, (_, place) => (firstSymbol + offset(place)) % symbols);
}

/** The number of successive symbols that an opening takes from the alphabet. */
export function openingWidth(rules: CodeRules): number {
  return rules.repeats ? 2 : rules.places;
}
