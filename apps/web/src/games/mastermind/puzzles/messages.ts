/** What is said of the puzzles of this game. */
export const english = {
  title: 'The last code',
  terms: (places: number, symbols: number, repeats: boolean): string =>
    `${places} places, ${symbols} pieces${repeats ? '' : ', each at most once'}`,
  only: 'The only code left',
  task: 'Only one code fits all the clues. Which?',
  clue: (names: readonly string[], exact: number, near: number): string =>
    `${names.join(', ')}: ${exact} right place, ${near} wrong place`,
};

export type Messages = typeof english;

export const german: Messages = {
  title: 'Der letzte Code',
  terms: (places, symbols, repeats) =>
    `${places} Plätze, ${symbols} Steine${repeats ? '' : ', jeder höchstens einmal'}`,
  only: 'Der einzige Code, der bleibt',
  task: 'Nur ein Code passt zu allen Hinweisen. Welcher?',
  clue: (names, exact, near) => `${names.join(', ')}: ${exact} am richtigen Platz, ${near} am falschen`,
};

export const spanish: Messages = {
  title: 'El último código',
  terms: (places, symbols, repeats) =>
    `${places} lugares, ${symbols} fichas${repeats ? '' : ', cada una como mucho una vez'}`,
  only: 'El único código que queda',
  task: 'Solo un código cumple todas las pistas. ¿Cuál?',
  clue: (names, exact, near) => `${names.join(', ')}: ${exact} en su lugar, ${near} en otro lugar`,
};
