import type { WordLanguage } from '@inkling/games/word/rules/languages';
import type { KeyRow } from '../../../ui/keycap.tsx';

/** The messages about the puzzles of this game. */
export const english = {
  title: 'The last word',
  terms: (letters: number, language: WordLanguage): string =>
    `${letters} letters, a common ${{ english: 'English', german: 'German', spanish: 'Spanish' }[language]} word`,
  only: 'The only word left',
  task: 'Only one common word fits all the clues. Which?',
  marks: ['not in the word', 'wrong place', 'right place'],
  clue: (letters: readonly string[]): string => letters.join(', '),
  keyRows: [[['A', '…', 'Z'], 'type a letter']] satisfies KeyRow[],
};

export type Messages = typeof english;

export const german: Messages = {
  title: 'Das letzte Wort',
  terms: (letters, language) =>
    `${letters} Buchstaben, ein häufiges ${{ english: 'englisches', german: 'deutsches', spanish: 'spanisches' }[language]} Wort`,
  only: 'Das einzige Wort, das bleibt',
  task: 'Nur ein häufiges Wort passt zu allen Hinweisen. Welches?',
  marks: ['nicht im Wort', 'anderer Platz', 'richtiger Platz'],
  clue: (letters) => letters.join(', '),
  keyRows: [[['A', '…', 'Z'], 'einen Buchstaben schreiben']],
};

export const spanish: Messages = {
  title: 'La última palabra',
  terms: (letters, language) =>
    `${letters} letras, una palabra ${{ english: 'inglesa', german: 'alemana', spanish: 'española' }[language]} común`,
  only: 'La única palabra que queda',
  task: 'Solo una palabra común cumple todas las pistas. ¿Cuál?',
  marks: ['no está', 'en otro lugar', 'en su lugar'],
  clue: (letters) => letters.join(', '),
  keyRows: [[['A', '…', 'Z'], 'escribir una letra']],
};
