import type { Level } from '@inkling/games/witch/rules/setting';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { catalogue } from '../../../shell/language/language.ts';
import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

const en = grammarOf('en');
const de = grammarOf('de');
const es = grammarOf('es');

/** Who sits at the table of a room: you alone, you and another player, or you and a computer player of the server. */
export const SEATINGS = ['one', 'race', 'player'] as const;
export type Seating = (typeof SEATINGS)[number];

/** The texts of "Who's That Witch?" in a room. */
export const english = {
  level: 'Level',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as Record<Level, string>,
  seats: 'Who plays?',
  seating: {
    one: 'You',
    race: 'You and somebody else, in turn',
    player: 'You and the computer',
  } as Record<Seating, string>,
  computer: 'The computer',
  terms: (rows: number, columns: number, isAlone: boolean): string =>
    `${rows} × ${columns} tiles, ${isAlone ? 'alone' : 'two players'}`,
  help: 'The server deals the board, and shows only the tiles you flip.',
  notAMove: (text: string): string =>
    `${text} is not a move here. Name a tile such as b3, or type ? for all commands.`,
  wrong: (look: number, claimed: string, truth: string): string =>
    `Look ${look} showed ${claimed}; the board has ${truth}.`,
  verdict: {
    broken: 'The promise is broken: this board is not the one that was promised.',
    honest: 'and every answer is what the board gives.',
    lies: (count: number): string =>
      `but ${en.counted(count, 'answer is', 'answers are')} not what the board gives.`,
  },
  refusals: {
    'unreadable-move': 'That is not a move here.',
    'not-an-option': 'That name is not among the four.',
  } as Readonly<Partial<Record<string, string>>>,
  placeholder: 'b3, hint, ?',
  makeRows: [
    ['make witch hard race', 'a table of witches for two'],
    ['make witch easy expert', 'you against a bot: lru2, lru4, lru6, perfect or expert'],
  ] as readonly CommandRow[],
  moveRows: [
    ['b3', 'turns the tile in row b, column 3'],
    ['2, hint, skip, cover', 'the second name, her description, no answer, turn back'],
  ] as readonly CommandRow[],
  keyRows: [
    [['↑', '→', '…'], 'go to another tile'],
    [['Enter'], 'turn it over'],
    [['1', '2', '…'], 'answer with that name'],
  ] as readonly KeyRow[],
};

export const german: typeof english = {
  level: 'Stufe',
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  seats: 'Wer spielt?',
  seating: { one: 'Du', race: 'Du und noch jemand, im Wechsel', player: 'Du und der Computer' },
  computer: 'Der Computer',
  terms: (rows, columns, isAlone) => `${rows} × ${columns} Karten, ${isAlone ? 'allein' : 'zu zweit'}`,
  help: 'Der Server legt die Karten aus und dreht nur um, was gewählt wird.',
  notAMove: (text) => `${text} ist hier kein Zug. Nenne eine Karte wie b3; mit ? siehst du alle Befehle.`,
  wrong: (look, claimed, truth) => `Blick ${look} zeigte ${claimed}; dort liegt ${truth}.`,
  verdict: {
    broken: 'Das Versprechen ist gebrochen: Das sind nicht die Karten, die versprochen wurden.',
    honest: 'und jeder Blick zeigte, was dort liegt.',
    lies: (count) => `aber ${de.counted(count, 'Blick zeigte', 'Blicke zeigten')} nicht, was dort liegt.`,
  },
  refusals: {
    'unreadable-move': 'Das ist hier kein Zug.',
    'not-an-option': 'Dieser Name ist nicht unter den vieren.',
  },
  placeholder: 'b3, hint, ?',
  makeRows: [
    ['make witch hard race', 'ein Hexenspiel für zwei'],
    ['make witch easy expert', 'allein gegen einen Bot: lru2, lru4, lru6, perfect oder expert'],
  ],
  moveRows: [
    ['b3', 'dreht die Karte in Reihe b, Spalte 3 um'],
    ['2, hint, skip, cover', 'der zweite Name, Beschreibung, keine Antwort, wieder verdecken'],
  ],
  keyRows: [
    [['↑', '→', '…'], 'eine andere Karte'],
    [['Enter'], 'die Karte umdrehen'],
    [['1', '2', '…'], 'mit diesem Namen antworten'],
  ],
};

export const spanish: typeof english = {
  level: 'Dificultad',
  levels: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  seats: '¿Quién juega?',
  seating: { one: 'Tú', race: 'Tú y otra persona, por turnos', player: 'Tú y el ordenador' },
  computer: 'El ordenador',
  terms: (rows, columns, isAlone) => `${rows} × ${columns} cartas, ${isAlone ? 'para uno' : 'para dos'}`,
  help: 'El servidor reparte las cartas y solo levanta las que se eligen.',
  notAMove: (text) =>
    `${text} no es una jugada aquí. Nombra una carta como b3, o escribe ? para ver las órdenes.`,
  wrong: (look, claimed, truth) => `Al levantar la carta n.º ${look} se vio ${claimed}; allí está ${truth}.`,
  verdict: {
    broken: 'La promesa está rota: esas no son las cartas que se prometieron.',
    honest: 'y cada carta levantada era la que hay allí.',
    lies: (count) =>
      `pero ${es.counted(count, 'carta levantada no era', 'cartas levantadas no eran')} lo que hay allí.`,
  },
  refusals: {
    'unreadable-move': 'Esa jugada no vale aquí.',
    'not-an-option': 'Ese nombre no está entre los cuatro.',
  },
  placeholder: 'b3, hint, ?',
  makeRows: [
    ['make witch hard race', 'una mesa de brujas para dos'],
    ['make witch easy expert', 'contra un bot: lru2, lru4, lru6, perfect o expert'],
  ],
  moveRows: [
    ['b3', 'levanta la carta de la fila b, columna 3'],
    ['2, hint, skip, cover', 'el segundo nombre, su descripción, sin respuesta, boca abajo'],
  ],
  keyRows: [
    [['↑', '→', '…'], 'otra carta'],
    [['Intro'], 'la levanta'],
    [['1', '2', '…'], 'responde con ese nombre'],
  ],
};

export const messages: () => typeof english = catalogue('online', english, { de: german, es: spanish });
