import type { Mark } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';

/** What a mark says of a letter; `fewer`: the word has the letter, but not as often as it was tried. */
export type MarkMeaning = 'exact' | 'near' | 'absent' | 'fewer';

/** Neighbouring letters of a word whose marks say the same. */
export interface MarkRun {
  readonly letters: readonly string[];
  readonly meaning: MarkMeaning;
}

/** A marked word in the order of its letters, so that a sentence says once what holds for neighbours. */
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

/** What the mark of one letter says, of marks in the signs g y w. */
export function meaningAt(word: string, marks: string, place: number): MarkMeaning {
  const letters = splitLetters(word);
  const isPresent = letters.some((letter, i) => letter === letters[place] && marks[i] !== 'w');
  return meaningOf(marks[place] === 'g' ? 2 : marks[place] === 'y' ? 1 : 0, isPresent);
}

function meaningOf(mark: Mark, isPresent: boolean): MarkMeaning {
  if (mark > 0) return mark === 2 ? 'exact' : 'near';
  return isPresent ? 'fewer' : 'absent';
}
