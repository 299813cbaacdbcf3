import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { catalogue } from '../../../shell/language/language.ts';
import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import { codeFault as englishCodeFault } from '../messages/english/code-faults.ts';
import { codeFault as germanCodeFault } from '../messages/german/code-faults.ts';
import { codeFault as spanishCodeFault } from '../messages/spanish/code-faults.ts';

const en = grammarOf('en');
const de = grammarOf('de');
const es = grammarOf('es');

export interface RoomTerms {
  readonly places: number;
  readonly symbols: number;
  readonly repeats: boolean;
  readonly turnsMax: number;
}

/** The texts of Mastermind in a room. */
export const english = {
  places: 'Places',
  symbols: 'Pieces',
  turns: 'Turns',
  repeats: 'Pieces may repeat',
  terms: ({ places, symbols, repeats, turnsMax }: RoomTerms): string =>
    `${en.counted(places, 'place', 'places')}, ${en.counted(symbols, 'piece', 'pieces')}${repeats ? '' : ', no repeats'}, ${en.counted(turnsMax, 'turn', 'turns')}`,
  exact: 'Exact',
  near: 'Near',
  answer: (exact: number, near: number): string => `${exact} exact, ${near} near`,
  secret: (names: readonly string[]): string => `The code: ${names.join(', ')}.`,
  wrong: (turn: number, claimed: readonly [number, number], truth: readonly [number, number]): string =>
    `Turn ${turn}: the answer was ${claimed[0]} exact, ${claimed[1]} near; the code gives ${truth[0]} exact, ${truth[1]} near.`,
  incomplete: 'Fill every place first.',
  repeated: 'Each piece may be used only once.',
  fault: (fault: CodeFault | FeedbackFault): string =>
    fault.code === 'empty'
      ? 'Type a guess or a command. Type ? to list them all.'
      : englishCodeFault(fault, 'answer 1,0'),
  refusals: {
    'impossible-feedback': 'No code gives that answer.',
    'unknown-symbol': 'That is not a piece of this game.',
    'wrong-length': 'That has the wrong number of places.',
    'repeated-symbol': 'Each piece may be used only once.',
  } as Readonly<Partial<Record<string, string>>>,
  placeholder: 'guess, answer, ?',
  makeRows: [
    ['make p4c6r/12', 'opens a room; you set the code there'],
    ['make kept player aabb', 'keeps a code here; the computer looks for it'],
    ['make computer one', 'the server draws a code'],
  ] as readonly CommandRow[],
  moveRows: [
    ['aabb', 'guesses, or sets the code'],
    ['answer 1,0', 'answers: exact, near'],
    ['correct 2 1,1', 'corrects the answer to turn 2'],
  ] as readonly CommandRow[],
  keyRows: [
    [['1', '2', '…'], 'place a piece, as its letter does'],
    [['←', '→'], 'go to another place'],
    [['⌫'], 'erase'],
    [['Enter'], 'guess, answer, or set the code'],
  ] as readonly KeyRow[],
};

export const german: typeof english = {
  places: 'Plätze',
  symbols: 'Steine',
  turns: 'Züge',
  repeats: 'Steine dürfen sich wiederholen',
  terms: ({ places, symbols, repeats, turnsMax }) =>
    `${de.counted(places, 'Platz', 'Plätze')}, ${de.counted(symbols, 'Stein', 'Steine')}${repeats ? '' : ', ohne Wiederholung'}, ${de.counted(turnsMax, 'Zug', 'Züge')}`,
  exact: 'Genau',
  near: 'Versetzt',
  answer: (exact, near) => `${exact} genau, ${near} versetzt`,
  secret: (names) => `Der Code: ${names.join(', ')}.`,
  wrong: (turn, claimed, truth) =>
    `Zug ${turn}: Geantwortet wurde ${claimed[0]} genau, ${claimed[1]} versetzt; der Code ergibt ${truth[0]} genau, ${truth[1]} versetzt.`,
  incomplete: 'Fülle zuerst alle Plätze.',
  repeated: 'Jeder Stein darf nur einmal vorkommen.',
  fault: (fault) =>
    fault.code === 'empty'
      ? 'Tippe einen Versuch oder einen Befehl. Mit ? siehst du alle.'
      : germanCodeFault(fault, 'answer 1,0'),
  refusals: {
    'impossible-feedback': 'Diese Antwort passt zu keinem Code.',
    'unknown-symbol': 'Das ist kein Stein dieses Spiels.',
    'wrong-length': 'Die Zahl der Plätze stimmt nicht.',
    'repeated-symbol': 'Jeder Stein darf nur einmal vorkommen.',
  },
  placeholder: 'Versuch, answer, ?',
  makeRows: [
    ['make p4c6r/12', 'eröffnet einen Raum; den Code legst du dort fest'],
    ['make kept player aabb', 'behält einen Code hier; der Computer sucht'],
    ['make computer one', 'der Server zieht einen Code'],
  ],
  moveRows: [
    ['aabb', 'rät oder legt den Code fest'],
    ['answer 1,0', 'antwortet: genau, versetzt'],
    ['correct 2 1,1', 'korrigiert die Antwort von Zug 2'],
  ],
  keyRows: [
    [['1', '2', '…'], 'einen Stein setzen; auch mit seinem Buchstaben'],
    [['←', '→'], 'ein anderer Platz'],
    [['⌫'], 'löschen'],
    [['Enter'], 'raten, antworten oder den Code festlegen'],
  ],
};

export const spanish: typeof english = {
  places: 'Lugares',
  symbols: 'Fichas',
  turns: 'Turnos',
  repeats: 'Las fichas pueden repetirse',
  terms: ({ places, symbols, repeats, turnsMax }) =>
    `${es.counted(places, 'lugar', 'lugares')}, ${es.counted(symbols, 'ficha', 'fichas')}${repeats ? '' : ', sin repetir'}, ${es.counted(turnsMax, 'turno', 'turnos')}`,
  exact: 'Exactos',
  near: 'Descolocados',
  answer: (exact, near) =>
    `${es.counted(exact, 'exacto', 'exactos')}, ${es.counted(near, 'descolocado', 'descolocados')}`,
  secret: (names) => `El código: ${names.join(', ')}.`,
  wrong: (turn, claimed, truth) =>
    `Turno ${turn}: se dijo ${spanishPair(claimed)}; el código da ${spanishPair(truth)}.`,
  incomplete: 'Llena antes todos los lugares.',
  repeated: 'Cada ficha solo puede aparecer una vez.',
  fault: (fault) =>
    fault.code === 'empty'
      ? 'Escribe un intento o una orden. Con ? las ves todas.'
      : spanishCodeFault(fault, 'answer 1,0'),
  refusals: {
    'impossible-feedback': 'Ningún código da esa respuesta.',
    'unknown-symbol': 'Eso no es una ficha de este juego.',
    'wrong-length': 'Eso no tiene el número correcto de lugares.',
    'repeated-symbol': 'Cada ficha solo puede aparecer una vez.',
  },
  placeholder: 'intento, answer, ?',
  makeRows: [
    ['make p4c6r/12', 'abre una sala; el código se pone allí'],
    ['make kept player aabb', 'guarda aquí un código; el ordenador lo busca'],
    ['make computer one', 'el servidor saca un código'],
  ],
  moveRows: [
    ['aabb', 'prueba, o pone el código'],
    ['answer 1,0', 'responde: exactos, descolocados'],
    ['correct 2 1,1', 'corrige la respuesta del turno 2'],
  ],
  keyRows: [
    [['1', '2', '…'], 'pone una ficha, igual que su letra'],
    [['←', '→'], 'otro lugar'],
    [['⌫'], 'borra'],
    [['Intro'], 'prueba, responde o pone el código'],
  ],
};

function spanishPair([exact, near]: readonly [number, number]): string {
  return `${es.counted(exact, 'exacto', 'exactos')} y ${es.counted(near, 'descolocado', 'descolocados')}`;
}

export const messages: () => typeof english = catalogue('online', english, { de: german, es: spanish });
