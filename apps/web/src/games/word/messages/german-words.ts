import type { Mark } from '@inkling/core/marks';
import type { WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { spelt } from './german-grammar.ts';
import { type MarkMeaning, runsOf } from './mark-runs.ts';

const { counted, figure, listed, number } = grammarOf('de');

export const MARKS: Readonly<Record<Mark, string>> = {
  0: 'nicht im Wort',
  1: 'anderer Platz',
  2: 'richtiger Platz',
};

export const MEANINGS: Readonly<Record<MarkMeaning, string>> = {
  exact: MARKS[2],
  near: MARKS[1],
  absent: MARKS[0],
  fewer: 'nicht so oft',
};

export function wordsLeft(left: number | undefined): string {
  return left === undefined ? '' : ` Noch ${counted(left, 'Wort', 'Wörter')} möglich.`;
}

export function marked(word: string, marks: readonly Mark[]): string {
  return runsOf(word, marks)
    .map(({ letters, meaning }) => `${listed(letters)} ${MEANINGS[meaning]}`)
    .join(', ');
}

export function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined
    ? 'sehr viele Buchstabenfolgen'
    : counted(strings, 'Buchstabenfolge', 'Buchstabenfolgen');
}

export function fits(strings: bigint | undefined): string {
  return strings === 1n ? 'passt' : 'passen';
}

export function suggestion({ guess, possible, worst, expected }: WordSuggestion): string {
  return `Probier ${spelt(guess)}: Es bleiben im Schnitt ${figure(expected, 1)} Wörter, höchstens ${number(worst)}${possible ? '' : ', auch wenn es selbst nicht das Wort sein kann'}.`;
}

/** The letters of a word that is being typed. */
export function places(letters: readonly (string | undefined)[]): string {
  return letters.map((letter, place) => `Platz ${place + 1} ${letter ? spelt(letter) : 'leer'}`).join(', ');
}
