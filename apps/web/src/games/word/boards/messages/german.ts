import type { Mark } from '@inkling/core/marks';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { guessFault } from '../../messages/german-faults.ts';
import { spelt } from '../../messages/german-grammar.ts';
import type { BoardsMessages } from './english.ts';

const { counted, figure, form, listed, number: written } = grammarOf('de');

/** The meaning of each mark, as said before the number of a word. */
const MARKS_IN: Readonly<Record<Mark, string>> = {
  0: 'nicht in',
  1: 'anderer Platz in',
  2: 'richtiger Platz in',
};

const words = (count: number): string => counted(count, 'Wort', 'Wörter');

export const german: BoardsMessages = {
  name: 'Mehrere Wörter',
  title: (found, boards) => `${found} von ${boards} · Mehrere Wörter · Inkling`,
  header: 'Dieses Spiel',
  boards: 'Die Wörter',
  words,
  game: (boards, list) => `Mehrere Wörter, ${boards} zugleich, ${list}`,
  board: (number) => `Wort ${number}`,
  foundIn: (turns) => `gefunden in ${turns}`,
  fits: (number, count) => `Wort ${number}: noch ${words(count)}`,
  leftOnEach: (counts) =>
    new Set(counts).size === 1
      ? `je ${counted(counts[0] ?? 0, 'Wort passt', 'Wörter passen')}`
      : counts.map((count) => written(count)).join('\u00a0· '),
  opening: 'Die Wortliste wird geöffnet.',
  noSuchLength: 'So viele Wörter dieser Länge gibt es nicht.',
  howMany: 'Wörter',
  seedHelp: 'Jeder Text geht. Wer denselben eingibt, sucht dieselben Wörter.',
  key: (letter, marks) => {
    const known = marks.flatMap((mark, at) => (mark === undefined ? [] : [`${MARKS_IN[mark]} ${at + 1}`]));
    return known.length === 0 ? spelt(letter) : `${spelt(letter)}, ${listed(known)}`;
  },
  refused: guessFault,
  begun: (boards, seed) => `Neues Spiel, ${words(boards)} zugleich, Seed ${seed}.`,
  guessed: ({ guesses, boards, over, solved, params }) => {
    const now = boards.flatMap(({ isFound, turns }, at) =>
      isFound && turns.length === guesses.length ? [String(at + 1)] : [],
    );
    const found = now.length === 0 ? '' : ` Wort ${listed(now)} gefunden.`;
    const open = boards.filter(({ isFound }) => !isFound).length;
    const end = solved
      ? ' Alle gefunden!'
      : over
        ? ' Das war der letzte Versuch.'
        : ` ${form(open, 'Es fehlt', 'Es fehlen')} noch ${words(open)}.`;
    return `Versuch ${guesses.length} von ${params.tries}, ${spelt(guesses.at(-1) ?? '')}.${found}${end}`;
  },
  state: ({ guesses, boards, over, solved, params }) => {
    const found = boards.filter(({ isFound }) => isFound).length;
    if (solved)
      return `Alle ${boards.length} Wörter sind gefunden, in ${counted(guesses.length, 'Versuch', 'Versuchen')}.`;
    return `${found} von ${boards.length} Wörtern gefunden. ${over ? 'Es gibt keine Versuche mehr.' : `Versuch ${guesses.length + 1} von ${params.tries}.`}`;
  },
  hint: ({ guess, expected, possible }) =>
    `Probier ${guess.toUpperCase()}: Danach sind im Schnitt zusammen ${figure(expected, 1)} Wörter übrig${possible.length === 0 ? ', auch wenn es selbst keins davon sein kann' : ''}.`,
  noHint: 'Für diese Stellung gibt es keinen Vorschlag.',
  won: (turns) => `Alle gefunden in ${turns}!`,
  lost: (found, boards) => `${found} von ${boards} gefunden`,
  secrets: (secrets) => `Die Wörter waren ${listed(secrets.map(spelt))}.`,
  shared: (found, turns, tries, boards) =>
    found === boards
      ? `${boards} Wörter in ${turns} von ${tries}`
      : `${found} von ${boards} Wörtern in ${tries}`,
  spoken: (turn, found) => `Versuch ${turn}: ${words(found)} gefunden.`,
  review: {
    limits:
      'Folien mit dem Beweis und Übungen gibt es nur für ein Wort, nicht für mehrere zugleich. Mit „Ab hier weiterspielen“ lässt sich ein Versuch wiederholen.',
    counted: words,
    tried: (turn, word, found) =>
      `Versuch ${turn}, ${spelt(word)}.${found.length === 0 ? '' : ` Wort ${listed(found.map(String))} gefunden.`}`,
    finds: 'Er findet ein Wort, und jedes muss früher oder später genannt werden.',
    certain: (boards) => `Von hier an sicher: Wort ${listed(boards.map(String))}.`,
    wasted: 'Jedes Wort stand schon fest, und er nennt keines.',
  },
  placeholder: 'crane, hint, words, undo, new 8, ?',
  keys: {
    keyRows: [
      [['A', '…', 'Z'], 'einen Buchstaben tippen'],
      [['⌫'], 'den letzten Buchstaben löschen'],
      [['Enter'], 'raten, auf allen Brettern'],
      [['1', '…', '8'], 'ein Brett groß zeigen, oder wieder alle gleich'],
      [['['], 'den letzten Versuch zurücknehmen'],
      [[']'], 'wiederholen'],
      [['='], 'vorlesen, wie es steht'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Übersicht öffnen'],
    ],
    commandRows: [
      ['crane', 'dieses Wort auf allen Brettern raten'],
      ['guess hint', 'ein Wort raten, das auch ein Befehl ist'],
      ['hint', 'ein Wort, das für alle Bretter zusammen einen Versuch wert ist'],
      ['words', 'die passenden Wörter zeigen oder verbergen'],
      ['undo, redo', 'zurücknehmen und wiederholen'],
      ['new, new 8, new 2 holly', 'ein neues Spiel, mit der Zahl der Wörter oder einem Seed'],
      ['say', 'wie es steht'],
    ],
  },
  honest:
    'Die Wörter werden auf deinem Gerät aus dem Seed gezogen. Keins ist zu sehen, bevor es gefunden ist, aber wer es darauf anlegt, kann sie ausrechnen.',
};
