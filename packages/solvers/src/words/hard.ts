import { ABSENT, EXACT } from '@inkling/core/marks';
import { type WordTable, wordAt } from './table.ts';

/**
 * The guesses that hard mode still allows after one turn: exact symbols stay, marked symbols occur again with
 * their copies. The rule is the game's (games/word/hard); here it runs over a whole list.
 */
export function hardGuesses(
  guesses: WordTable,
  allowed: ArrayLike<number>,
  guess: ArrayLike<number>,
  marks: ArrayLike<number>,
): Int32Array {
  const needs = new Map<number, number>();
  for (let i = 0; i < guess.length; i++)
    if (marks[i] !== ABSENT) needs.set(guess[i], (needs.get(guess[i]) ?? 0) + 1);
  const kept = new Int32Array(allowed.length);
  let size = 0;
  for (let k = 0; k < allowed.length; k++) {
    const word = wordAt(guesses, allowed[k]);
    let fits = true;
    for (let i = 0; fits && i < guess.length; i++) fits = marks[i] !== EXACT || word[i] === guess[i];
    if (fits && hasCopies(word, needs)) kept[size++] = allowed[k];
  }
  return kept.slice(0, size);
}

function hasCopies(word: ArrayLike<number>, needs: ReadonlyMap<number, number>): boolean {
  for (const [symbol, need] of needs) {
    let copies = 0;
    for (let i = 0; i < word.length; i++) if (word[i] === symbol) copies++;
    if (copies < need) return false;
  }
  return true;
}
