import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { catalogue } from '../../../shell/language/language.ts';
import type { RoomNouns } from '../../../shell/parts/room-nouns.ts';
import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import { marked as markedInEnglish } from '../messages/english-words.ts';
import { marked as markedInGerman } from '../messages/german-words.ts';
import { marked as markedInSpanish } from '../messages/spanish-words.ts';
import type { WordRoomRules } from './word-rules.ts';

const en = grammarOf('en');
const de = grammarOf('de');
const es = grammarOf('es');

export const NOUNS: RoomNouns = {
  en: { secret: { one: 'word' }, turn: { one: 'try', many: 'tries' } },
  de: {
    secret: { one: 'Wort', gender: 'neuter' },
    turn: { one: 'Versuch', many: 'Versuche' },
  },
  es: {
    secret: { one: 'palabra', gender: 'feminine' },
    turn: { one: 'intento', many: 'intentos' },
  },
};

/** The messages of Word in a room. */
export const english = {
  list: 'Words from',
  lists: { english: 'English', german: 'German', spanish: 'Spanish' } as Readonly<
    Record<WordLanguage, string>
  >,
  length: 'Letters',
  turns: 'Tries',
  hard: 'Hard: every mark must be used',
  terms: ({ length, turnsMax, isHard, list }: WordRoomRules): string =>
    `${list === 'english' ? '' : `${english.lists[list]}, `}${en.counted(length, 'letter', 'letters')}, ${en.counted(turnsMax, 'try', 'tries')}${isHard ? ', hard' : ''}`,
  marked: markedInEnglish,
  secret: (word: string): string => `The word: ${word}.`,
  wrong: (turn: number): string => `Try ${turn} was answered wrongly.`,
  /** The label of the key that sets the secret. */
  done: 'Done',
  incomplete: 'Type every letter first.',
  notALetter: (sign: string): string => `${sign} is not a letter of this game.`,
  otherLength: (length: number, wanted: number): string =>
    `That has ${en.counted(length, 'letter', 'letters')}; this game has ${wanted}.`,
  nothing: 'Type a word or a command. Type ? to list them all.',
  refusals: {
    'not-a-word': 'That is not a word.',
    length: 'That word has the wrong length.',
    'unknown-letter': 'A letter of that word is not in the alphabet.',
  } as Readonly<Partial<Record<string, string>>>,
  notInList: (list: WordLanguage): string =>
    list === 'english'
      ? 'That word is not in the list.'
      : `That word is not in the ${english.lists[list]} list.`,
  hardPlace: (letter: string, place: number): string => `In hard mode ${letter} must be at place ${place}.`,
  hardCopies: (letter: string, count: number): string =>
    `In hard mode the word must have ${letter} at least ${count === 1 ? 'once' : `${count} times`}.`,
  placeholder: 'word, resign, ?',
  makeRows: [['make w5t6 theirs race', 'Word: somebody else sets it, two race']] as readonly CommandRow[],
  moveRows: [['crane', 'guesses, or sets the word']] as readonly CommandRow[],
  keyRows: [
    [['a', 'b', '…'], 'type a letter'],
    [['⌫'], 'erase'],
    [['Enter'], 'guess, or set the word'],
  ] as readonly KeyRow[],
};

export const german: typeof english = {
  list: 'Wortliste',
  lists: { english: 'Englisch', german: 'Deutsch', spanish: 'Spanisch' },
  length: 'Buchstaben',
  turns: 'Versuche',
  hard: 'Schwer: Jeder Hinweis muss genutzt werden',
  terms: ({ length, turnsMax, isHard, list }) =>
    `${list === 'german' ? '' : `${german.lists[list]}, `}${de.counted(length, 'Buchstabe', 'Buchstaben')}, ${de.counted(turnsMax, 'Versuch', 'Versuche')}${isHard ? ', schwer' : ''}`,
  marked: markedInGerman,
  secret: (word) => `Das Wort: ${word}.`,
  wrong: (turn) => `Versuch ${turn} wurde falsch beantwortet.`,
  done: 'Fertig',
  incomplete: 'Tippe zuerst alle Buchstaben.',
  notALetter: (sign) => `${sign} ist kein Buchstabe dieses Spiels.`,
  otherLength: (length, wanted) =>
    `Das ${length === 1 ? 'ist' : 'sind'} ${de.counted(length, 'Buchstabe', 'Buchstaben')}; dieses Spiel hat ${wanted}.`,
  nothing: 'Tippe ein Wort oder einen Befehl. Mit ? siehst du alle.',
  refusals: {
    'not-a-word': 'Das ist kein Wort.',
    length: 'Dieses Wort hat die falsche Länge.',
    'unknown-letter': 'Ein Buchstabe dieses Wortes gehört nicht zum Alphabet.',
  },
  notInList: (list) =>
    list === 'german'
      ? 'Dieses Wort steht nicht in der Liste.'
      : `Hier wird auf ${german.lists[list]} gespielt, und dieses Wort steht nicht in der Liste.`,
  hardPlace: (letter, place) => `Im schweren Spiel muss ${letter} auf Platz ${place} stehen.`,
  hardCopies: (letter, count) =>
    `Im schweren Spiel braucht das Wort ${letter} mindestens ${count === 1 ? 'einmal' : `${count}-mal`}.`,
  placeholder: 'Wort, resign, ?',
  makeRows: [['make w5t6 theirs race', 'Wort: jemand legt es fest, zwei suchen']],
  moveRows: [['crane', 'rät oder legt das Wort fest']],
  keyRows: [
    [['a', 'b', '…'], 'einen Buchstaben tippen'],
    [['⌫'], 'löschen'],
    [['Enter'], 'raten oder das Wort festlegen'],
  ],
};

export const spanish: typeof english = {
  list: 'Lista de palabras',
  lists: { english: 'inglés', german: 'alemán', spanish: 'español' },
  length: 'Letras',
  turns: 'Intentos',
  hard: 'Difícil: hay que usar todas las marcas',
  terms: ({ length, turnsMax, isHard, list }) =>
    `${list === 'spanish' ? '' : `en ${spanish.lists[list]}, `}${es.counted(length, 'letra', 'letras')}, ${es.counted(turnsMax, 'intento', 'intentos')}${isHard ? ', difícil' : ''}`,
  marked: markedInSpanish,
  secret: (word) => `La palabra: ${word}.`,
  wrong: (turn) => `El intento ${turn} se respondió mal.`,
  done: 'Listo',
  incomplete: 'Escribe primero todas las letras.',
  notALetter: (sign) => `${sign} no es una letra de esta partida.`,
  otherLength: (length, wanted) =>
    `Eso tiene ${es.counted(length, 'letra', 'letras')}; esta partida tiene ${wanted}.`,
  nothing: 'Escribe una palabra o una orden. Con ? las ves todas.',
  refusals: {
    'not-a-word': 'Eso no es una palabra.',
    length: 'Esa palabra no tiene la longitud correcta.',
    'unknown-letter': 'Una letra de esa palabra no está en el alfabeto.',
  },
  notInList: (list) =>
    list === 'spanish'
      ? 'Esa palabra no está en la lista.'
      : `Aquí se juega en ${spanish.lists[list]}, y esa palabra no está en la lista.`,
  hardPlace: (letter, place) => `En el modo difícil, ${letter} debe estar en el lugar ${place}.`,
  hardCopies: (letter, count) =>
    `En el modo difícil, la palabra debe tener ${letter} al menos ${count === 1 ? 'una vez' : `${count} veces`}.`,
  placeholder: 'palabra, resign, ?',
  makeRows: [['make w5t6 theirs race', 'Palabra: otra persona la pone, dos la buscan']],
  moveRows: [['crane', 'prueba, o pone la palabra']],
  keyRows: [
    [['a', 'b', '…'], 'pone una letra'],
    [['⌫'], 'borra'],
    [['Intro'], 'prueba, o pone la palabra'],
  ],
};

export const messages: () => typeof english = catalogue('online', english, { de: german, es: spanish });
