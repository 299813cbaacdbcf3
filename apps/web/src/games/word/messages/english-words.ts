import type { Mark } from '@inkling/core/marks';
import type { WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import { counted, listed, spelt } from './grammar.ts';
import { type MarkMeaning, runsOf } from './mark-runs.ts';

export const MARKS: Readonly<Record<Mark, string>> = {
  0: 'not in the word',
  1: 'wrong place',
  2: 'right place',
};

export const MEANINGS: Readonly<Record<MarkMeaning, string>> = {
  exact: MARKS[2],
  near: MARKS[1],
  absent: MARKS[0],
  fewer: 'not that often',
};

export function wordsLeft(left: number | undefined): string {
  return left === undefined ? '' : ` ${counted(left, 'word', 'words')} left.`;
}

export function marked(word: string, marks: readonly Mark[]): string {
  return runsOf(word, marks)
    .map(({ letters, meaning }) => `${listed(letters)} ${MEANINGS[meaning]}`)
    .join(', ');
}

export function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined ? 'very many strings' : counted(strings, 'string', 'strings');
}

/** Suggests a word, and says how many words it leaves. */
export function suggestion({ guess, possible, worst, expected }: WordSuggestion): string {
  return `Try ${spelt(guess)}: ${expected.toFixed(1)} words left on average, ${worst} at most${possible ? '' : ', though it cannot be the word itself'}.`;
}

/** The letters of a word that is being typed. */
export function places(letters: readonly (string | undefined)[]): string {
  return letters.map((letter, place) => `place ${place + 1} ${letter ? spelt(letter) : 'empty'}`).join(', ');
}
