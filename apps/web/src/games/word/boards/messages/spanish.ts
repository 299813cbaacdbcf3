import type { Mark } from '@inkling/core/marks';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { guessFault } from '../../messages/spanish-faults.ts';
import { spelt } from '../../messages/spanish-grammar.ts';
import type { BoardsMessages } from './english.ts';

const { counted, figure, form, listed, number: written } = grammarOf('es');

/** The meaning of each mark, as said before the number of a word. */
const MARKS_IN: Readonly<Record<Mark, string>> = {
  0: 'no está en',
  1: 'en otro lugar en',
  2: 'en su lugar en',
};

const words = (count: number): string => counted(count, 'palabra', 'palabras');

export const spanish: BoardsMessages = {
  name: 'Varias palabras',
  title: (found, boards) => `${found} de ${boards} · Varias palabras · Inkling`,
  header: 'Esta partida',
  boards: 'Las palabras',
  words,
  game: (boards, list) => `Varias palabras, ${boards} a la vez, ${list}`,
  board: (number) => `Palabra ${number}`,
  foundIn: (turns) => `en ${turns}`,
  fits: (number, count) => `Palabra ${number}: ${form(count, 'queda', 'quedan')} ${written(count)}`,
  leftOnEach: (counts) =>
    new Set(counts).size === 1
      ? `${counted(counts[0] ?? 0, 'posible', 'posibles')} en cada una`
      : counts.map((count) => written(count)).join('\u00a0· '),
  opening: 'Abriendo la lista de palabras.',
  noSuchLength: 'No hay tantas palabras de esta longitud.',
  howMany: 'Palabras',
  seedHelp: 'Sirve cualquier texto. Quien escriba el mismo buscará las mismas palabras.',
  key: (letter, marks) => {
    const known = marks.flatMap((mark, at) => (mark === undefined ? [] : [`${MARKS_IN[mark]} ${at + 1}`]));
    return known.length === 0 ? spelt(letter) : `${spelt(letter)}, ${listed(known)}`;
  },
  refused: guessFault,
  begun: (boards, seed) => `Partida nueva, ${words(boards)} a la vez, semilla ${seed}.`,
  guessed: ({ guesses, boards, over, solved, params }) => {
    const now = boards.flatMap(({ isFound, turns }, at) =>
      isFound && turns.length === guesses.length ? [String(at + 1)] : [],
    );
    const found =
      now.length === 0
        ? ''
        : ` ${form(now.length, 'Encontrada la palabra', 'Encontradas las palabras')} ${listed(now)}.`;
    const open = boards.filter(({ isFound }) => !isFound).length;
    const end = solved
      ? ' ¡Todas encontradas!'
      : over
        ? ' Era el último intento.'
        : ` ${form(open, 'Falta', 'Faltan')} ${words(open)}.`;
    return `Intento ${guesses.length} de ${params.tries}, ${spelt(guesses.at(-1) ?? '')}.${found}${end}`;
  },
  state: ({ guesses, boards, over, solved, params }) => {
    const found = boards.filter(({ isFound }) => isFound).length;
    if (solved)
      return `Has encontrado las ${boards.length} palabras en ${counted(guesses.length, 'intento', 'intentos')}.`;
    return `${found} de ${boards.length} palabras encontradas. ${over ? 'No quedan intentos.' : `Intento ${guesses.length + 1} de ${params.tries}.`}`;
  },
  hint: ({ guess, expected, possible }) =>
    `Prueba ${guess.toUpperCase()}: quedan de media ${figure(expected, 1)} palabras en total${possible.length === 0 ? ', aunque no puede ser ninguna de ellas' : ''}.`,
  noHint: 'No hay sugerencia para esta posición.',
  won: (turns) => `¡Todas en ${turns}!`,
  lost: (found, boards) => `${found} de ${boards} encontradas`,
  secrets: (secrets) => `Las palabras eran ${listed(secrets.map(spelt))}.`,
  shared: (found, turns, tries, boards) =>
    found === boards
      ? `${boards} palabras en ${turns} de ${tries}`
      : `${found} de ${boards} palabras en ${tries}`,
  spoken: (turn, found) => `Intento ${turn}: ${words(found)} ${form(found, 'encontrada', 'encontradas')}.`,
  review: {
    limits:
      'Las diapositivas con la demostración y la práctica son para un solo secreto, no para varias palabras a la vez. Con «Seguir desde aquí» se puede repetir un intento.',
    counted: words,
    tried: (turn, word, found) =>
      `Intento ${turn}, ${spelt(word)}.${found.length === 0 ? '' : ` ${form(found.length, 'Encontrada la palabra', 'Encontradas las palabras')} ${listed(found.map(String))}.`}`,
    finds: 'Encuentra una palabra, y antes o después hay que nombrarlas todas.',
    certain: (boards) =>
      `Desde aquí ${form(boards.length, 'es segura la palabra', 'son seguras las palabras')} ${listed(boards.map(String))}.`,
    wasted: 'Todas las palabras eran ya seguras, y no nombra ninguna.',
  },
  placeholder: 'crane, hint, words, undo, new 8, ?',
  keys: {
    keyRows: [
      [['A', '…', 'Z'], 'escribir una letra'],
      [['⌫'], 'borrar la última letra'],
      [['Intro'], 'probar la palabra en todos los tableros'],
      [['1', '…', '8'], 'ver un tablero en grande, o todos iguales otra vez'],
      [['['], 'deshacer el último intento'],
      [[']'], 'rehacer'],
      [['='], 'oír cómo va la partida'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'mostrar estas teclas'],
    ],
    commandRows: [
      ['crane', 'probarla en todos los tableros'],
      ['guess hint', 'una palabra que se escribe como una orden'],
      ['hint', 'una palabra que vale la pena probar en todos los tableros'],
      ['words', 'mostrar u ocultar las palabras que encajan'],
      ['undo, redo', 'atrás y adelante'],
      ['new, new 8, new 2 holly', 'otra partida, con el número de palabras o una semilla'],
      ['say', 'cómo va la partida'],
    ],
  },
  honest:
    'Las palabras salen de la semilla en tu dispositivo. Ninguna se ve antes de encontrarla, pero quien se empeñe puede calcularlas.',
};
