import type { KeyRow } from '../../../ui/keycap.tsx';

/** The texts of the puzzles of this game. */
export const english = {
  title: 'The last code',
  terms: (places: number, symbols: number, repeats: boolean): string =>
    `${places} places, ${symbols} pieces${repeats ? '' : ', each at most once'}`,
  /** For Bulls and Cows. */
  digits: {
    title: 'The last number',
    terms: 'Bulls and Cows: four different digits',
    only: 'The only number left',
    task: 'Only one number fits all the clues. Which?',
  },
  only: 'The only code left',
  task: 'Only one code fits all the clues. Which?',
  clue: (names: readonly string[], exact: number, near: number): string =>
    `${names.join(', ')}: ${exact} in the right place, ${near} in the wrong place`,
  digitRow: (keys: readonly string[]): KeyRow => [keys, 'place the piece with that number and move on'],
  letterRow: (letters: readonly string[]): KeyRow => [
    letters,
    'place the piece with that letter and move on',
  ],
  fillRow: [['Shift', '1'], 'fill every empty place with it'] as KeyRow,
};

export type Messages = typeof english;

export const german: Messages = {
  title: 'Der letzte Code',
  terms: (places, symbols, repeats) =>
    `${places} Plätze, ${symbols} Steine${repeats ? '' : ', jeder höchstens einmal'}`,
  digits: {
    title: 'Die letzte Zahl',
    terms: 'Bullen und Kühe: vier verschiedene Ziffern',
    only: 'Die einzige Zahl, die bleibt',
    task: 'Nur eine Zahl passt zu allen Hinweisen. Welche?',
  },
  only: 'Der einzige Code, der bleibt',
  task: 'Nur ein Code passt zu allen Hinweisen. Welcher?',
  clue: (names, exact, near) => `${names.join(', ')}: ${exact} am richtigen Platz, ${near} am falschen`,
  digitRow: (keys) => [keys, 'den Stein mit dieser Nummer legen und weiter'],
  letterRow: (letters) => [letters, 'den Stein mit diesem Buchstaben legen und weiter'],
  fillRow: [['⇧', '1'], 'alle leeren Plätze damit füllen'],
};

export const spanish: Messages = {
  title: 'El último código',
  terms: (places, symbols, repeats) =>
    `${places} lugares, ${symbols} fichas${repeats ? '' : ', cada una como mucho una vez'}`,
  digits: {
    title: 'El último número',
    terms: 'Toros y vacas: cuatro cifras distintas',
    only: 'El único número que queda',
    task: 'Solo un número cumple todas las pistas. ¿Cuál?',
  },
  only: 'El único código que queda',
  task: 'Solo un código cumple todas las pistas. ¿Cuál?',
  clue: (names, exact, near) => `${names.join(', ')}: ${exact} en su lugar, ${near} en otro lugar`,
  digitRow: (keys) => [keys, 'poner la ficha de ese número y avanzar'],
  letterRow: (letters) => [letters, 'poner la ficha de esa letra y avanzar'],
  fillRow: [['⇧', '1'], 'llenar con ella todos los lugares vacíos'],
};
