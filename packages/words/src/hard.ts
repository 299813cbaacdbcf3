import { ABSENT, EXACT } from '@inkling/core/marks';
import type { WordTable } from './table.ts';

/**
 * Prepares the hard-mode rule for one turn: exact symbols must stay, and marked symbols must occur again, at least as
 * often. The rule is the game's (games/word/hard); here it is prepared once per turn and then applied to whole lists.
 *
 * @returns a function that says whether the word at an index of the table may follow
 */
export function hardRule(
  { length, symbols }: WordTable,
  guess: ArrayLike<number>,
  marks: ArrayLike<number>,
): (word: number) => boolean {
  const fixed: number[] = [];
  const needs = new Map<number, number>();
  for (let i = 0; i < length; i++) {
    if (marks[i] === EXACT) fixed.push(i);
    if (marks[i] !== ABSENT) needs.set(guess[i], (needs.get(guess[i]) ?? 0) + 1);
  }
  const placed = Int32Array.from(fixed, (place) => guess[place]);
  const places = Int32Array.from(fixed);
  const needed = Int32Array.from(needs.keys());
  const copies = Int32Array.from(needs.values());
  return (word) => {
    const base = word * length;
    for (let i = 0; i < places.length; i++) if (symbols[base + places[i]] !== placed[i]) return false;
    for (let i = 0; i < needed.length; i++) {
      const symbol = needed[i];
      let missing = copies[i];
      for (let at = base; at < base + length && missing > 0; at++) if (symbols[at] === symbol) missing--;
      if (missing > 0) return false;
    }
    return true;
  };
}

/** Returns the guesses that hard mode still allows after one turn. */
export function hardGuesses(
  guesses: WordTable,
  allowed: ArrayLike<number>,
  guess: ArrayLike<number>,
  marks: ArrayLike<number>,
): Int32Array {
  const permits = hardRule(guesses, guess, marks);
  const kept = new Int32Array(allowed.length);
  let size = 0;
  for (let k = 0; k < allowed.length; k++) if (permits(allowed[k])) kept[size++] = allowed[k];
  return kept.slice(0, size);
}
