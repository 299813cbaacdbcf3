import type { Mark } from '@inkling/core/marks';
import type { WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { type MarkMeaning, runsOf } from './mark-runs.ts';
import { spelt } from './spanish-grammar.ts';

const { counted, figure, form, listed, number } = grammarOf('es');

export const MARKS: Readonly<Record<Mark, string>> = {
  0: 'no está',
  1: 'en otro lugar',
  2: 'en su lugar',
};

export const MEANINGS: Readonly<Record<MarkMeaning, string>> = {
  exact: MARKS[2],
  near: MARKS[1],
  absent: MARKS[0],
  fewer: 'no tantas veces',
};

export function wordsLeft(left: number | undefined): string {
  return left === undefined
    ? ''
    : ` ${form(left, 'Queda', 'Quedan')} ${counted(left, 'palabra', 'palabras')}.`;
}

export function marked(word: string, marks: readonly Mark[]): string {
  return runsOf(word, marks)
    .map(({ letters, meaning }) => {
      const several = meaning === 'absent' && letters.length > 1;
      return `${listed(letters)} ${several ? 'no están' : MEANINGS[meaning]}`;
    })
    .join(', ');
}

export function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined
    ? 'muchísimas combinaciones'
    : counted(strings, 'combinación', 'combinaciones');
}

export function fit(strings: bigint | undefined): string {
  return strings === 1n ? 'encaja' : 'encajan';
}

export function suggestion({ guess, possible, worst, expected }: WordSuggestion): string {
  return `Prueba ${spelt(guess)}: quedan ${figure(expected, 1)} palabras de media, ${number(worst)} como mucho${possible ? '' : ', aunque no puede ser la palabra'}.`;
}

/** The letters of a word that is being typed. */
export function places(letters: readonly (string | undefined)[]): string {
  return letters.map((letter, place) => `lugar ${place + 1} ${letter ? spelt(letter) : 'vacío'}`).join(', ');
}
