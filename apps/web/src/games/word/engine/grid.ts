import { EXACT, type Mark } from '@inkling/core/marks';
import type { WordLists } from '@inkling/games/word/analysis/lists';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import { type GridAnswered, WORDS_LISTED_MAX } from './questions.ts';

/**
 * Finds the secrets that a grid of marks leaves: those for which each row is the answer to some guess of the list. This
 * is exact, because players need not use hints, so rows do not depend on each other. Works in slices.
 */
export function* secretsOfGrid(
  rows: readonly (readonly Mark[])[],
  lists: WordLists,
): Generator<unknown, GridAnswered> {
  const secrets = pickWords(lists.guesses, secretsIn(lists));
  const marks = streamMarkRows(lists.guesses, secrets);
  const wanted = [...new Set(rows.map(classOf))];
  const seen = wanted.map(() => new Uint8Array(secrets.count));
  for (let guess = 0; guess < marks.guessCount; guess++) {
    const row = marks.row(guess);
    for (const [index, cls] of wanted.entries()) {
      const own = seen[index] as Uint8Array;
      for (let secret = 0; secret < secrets.count; secret++) if (row[secret] === cls) own[secret] = 1;
    }
    if (guess % GUESSES_A_SLICE === 0) yield;
  }
  const fits = secretsIn(lists).filter((_, secret) => seen.every((own) => own[secret] === 1));
  const words = fits.map((index) => lists.words[index] as string).toSorted();
  return { asked: rows, listed: words.slice(0, WORDS_LISTED_MAX), count: words.length, of: secrets.count };
}

const GUESSES_A_SLICE = 500;

/** The indices of the likely words; if none is likely, of all that are not withheld. */
function secretsIn({ words, likelyCount, withheld }: WordLists): number[] {
  if (likelyCount > 0) return Array.from({ length: likelyCount }, (_, index) => index);
  return [...words.keys()].filter((index) => !withheld.has(index));
}

/** The number of an answer, as in `MarkRows`. */
function classOf(row: readonly Mark[]): number {
  return row.reduce<number>((sum, mark) => sum * (EXACT + 1) + mark, 0);
}
