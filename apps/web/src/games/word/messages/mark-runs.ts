import type { Mark } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';

/** What a mark says about a letter. `fewer`: the secret has the letter, but fewer times than the guess. */
export type MarkMeaning = 'exact' | 'near' | 'absent' | 'fewer';

/** Adjacent letters of a word whose marks have the same meaning. */
export interface MarkRun {
  readonly letters: readonly string[];
  readonly meaning: MarkMeaning;
}

/** Splits a marked word into runs, so that a sentence mentions the meaning of adjacent letters only once. */
export function runsOf(word: string, marks: readonly Mark[]): readonly MarkRun[] {
  const letters = splitLetters(word).map((letter) => letter.toUpperCase());
  const present = new Set(letters.filter((_, place) => (marks[place] ?? 0) > 0));
  const runs: { letters: string[]; meaning: MarkMeaning }[] = [];
  for (const [place, letter] of letters.entries()) {
    const meaning = meaningOf(marks[place] ?? 0, present.has(letter));
    const last = runs.at(-1);
    if (last?.meaning === meaning) last.letters.push(letter);
    else runs.push({ letters: [letter], meaning });
  }
  return runs;
}

/** The meaning of one letter's mark. `marks` is a string of the signs g, y and w. */
export function meaningAt(word: string, marks: string, place: number): MarkMeaning {
  const letters = splitLetters(word);
  const isPresent = letters.some((letter, i) => letter === letters[place] && marks[i] !== 'w');
  return meaningOf(marks[place] === 'g' ? 2 : marks[place] === 'y' ? 1 : 0, isPresent);
}

function meaningOf(mark: Mark, isPresent: boolean): MarkMeaning {
  if (mark > 0) return mark === 2 ? 'exact' : 'near';
  return isPresent ? 'fewer' : 'absent';
}
