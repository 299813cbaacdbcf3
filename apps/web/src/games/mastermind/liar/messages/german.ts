import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LiarMessages } from './english.ts';

const { counted, form, listed, number, percent } = grammarOf('de');

const lieSentence = (lies: readonly number[]): string =>
  lies.length === 0
    ? 'Keine Antwort war falsch.'
    : `Falsch war die Antwort auf ${listed(lies.map((turn) => `Versuch ${turn + 1}`))}.`;

export const german: LiarMessages = {
  name: 'Lügende Reihe',
  title: (turns) => `${counted(turns, 'Versuch', 'Versuche')} · Lügende Reihe · Inkling`,
  header: 'Dieses Spiel',
  heading: 'Deine Versuche',
  turnOf: (turn, most) => `Versuch ${turn} von ${most}`,
  task: (lies) =>
    `${lies === 1 ? 'Eine Antwort kann falsch sein, oder keine.' : `Bis zu ${lies} Antworten können falsch sein.`} Rätst du den Code selbst, ist die Antwort immer wahr.`,
  rules: (places, symbols) => `${counted(places, 'Platz', 'Plätze')}, ${counted(symbols, 'Stein', 'Steine')}`,
  lies: (lies) => (lies === 1 ? 'höchstens eine Lüge' : `höchstens ${lies} Lügen`),
  game: (lies) => `Lügende Reihe, höchstens ${counted(lies, 'Lüge', 'Lügen')}`,
  resign: {
    heading: 'Aufgeben?',
    sentence:
      'Du siehst den Code und welche Antworten falsch waren. Nimmst du das zurück und spielst weiter, zählt das Spiel als „mit Notizen“.',
    yes: 'Aufgeben',
    no: 'Weiterspielen',
  },
  liesField: 'Lügen höchstens',
  rulesField: 'Code',
  seedHelp: 'Jeder Text geht. Wer denselben eingibt, bekommt denselben Code und dieselben Lügen.',
  doubt: 'Gelogen?',
  doubtRow: (turn) => `Versuch ${turn}: gelogen?`,
  doubted: (turn, isDoubted) => `Versuch ${turn} ist ${isDoubted ? '' : 'nicht mehr '}als Lüge markiert.`,
  doubtWhich: 'Nenne einen Versuch, zum Beispiel: doubt 2.',
  wasFalse: 'falsch',
  liesFound: lieSentence,
  left: 'Was noch möglich ist',
  teaser: (codes) => `${counted(codes, 'Code passt', 'Codes passen')}, Lügen eingerechnet`,
  doubts: (turn, count, of) => `Versuch ${turn} ist bei ${percent(of === 0 ? 0 : count / of)} davon falsch.`,
  more: (count) => `und ${number(count)} weitere`,
  hint: (code, expected) =>
    `Probier ${code.join(', ')}: Im Schnitt ${form(expected, 'ist', 'sind')} danach ${counted(expected, 'Code', 'Codes')} übrig, wenn die Antwort stimmt.`,
  full: 'Alle Plätze sind belegt. Prüfe den Versuch oder lösche erst etwas.',
  emptyPlaces: 'Fülle zuerst alle Plätze.',
  fault: (fault) =>
    fault.code === 'game-over'
      ? 'Das Spiel ist zu Ende.'
      : fault.code === 'wrong-length'
        ? `Ein Code hat ${fault.wanted} Steine, und dieser hat ${fault.length}.`
        : 'Das ist weder ein Code dieses Spiels noch ein Befehl. Mit ? siehst du alle Befehle.',
  begun: (lies, seed) => `Neues Spiel, höchstens ${counted(lies, 'Lüge', 'Lügen')}, Seed ${seed}.`,
  state: ({ turns, params, status, lies = [] }, secret) => {
    if (status.phase !== 'over')
      return `Versuch ${turns.length + 1} von ${params.turnsMax}. ${params.liesMax === 1 ? 'Eine Antwort kann' : `${params.liesMax} Antworten können`} falsch sein.`;
    const end =
      status.winner === 'breaker'
        ? `Gefunden in ${counted(turns.length, 'Versuch', 'Versuchen')}!`
        : `Der Code war ${secret.join(', ')}.`;
    return `${end} ${lieSentence(lies)}`;
  },
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  review: {
    limits:
      'Folien mit dem Beweis und Übungen setzen voraus, dass jede Antwort stimmt; deshalb gibt es sie hier nicht. Mit „Ab hier weiterspielen“ lässt sich ein Versuch wiederholen.',
    counted: (codes) => counted(codes, 'Code', 'Codes'),
    wasFalse: 'Diese Antwort war falsch.',
    unmasked: (turns) =>
      `Von hier an steht fest: Die Antwort auf ${listed(turns.map((turn) => `Versuch ${turn}`))} war falsch.`,
  },
  placeholder: 'SSTB, hint, doubt 2, undo, new, ?',
  keyRows: (letters) => [
    [[letters[0] ?? '', '…', letters.at(-1) ?? ''], 'einen Stein setzen; auch 1 bis 9'],
    [['⌫'], 'löschen'],
    [['←', '→'], 'zu einem anderen Platz gehen'],
    [['Enter'], 'den Versuch prüfen'],
    [['['], 'den letzten Versuch zurücknehmen'],
    [[']'], 'wiederholen'],
    [['='], 'vorlesen, wie es steht'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  commandRows: [
    ['SSTB, 1123', 'diesen Code raten'],
    ['doubt 3', 'Versuch 3 als Lüge markieren, oder nicht mehr'],
    ['hint', 'ein Code, der einen Versuch wert ist'],
    ['choices', 'zeigen oder verbergen, was noch möglich ist'],
    ['undo, redo', 'zurücknehmen und wiederholen'],
    ['new, new 2, new holly', 'ein neues Spiel, mit der Zahl der Lügen oder einem Seed'],
    ['resign, give up', 'das Spiel beenden und den Code sehen'],
    ['say', 'wie es steht'],
  ],
  honest:
    'Der Code und seine Lügen werden auf deinem Gerät aus dem Seed gezogen. Vor dem Ende sind sie nirgends zu sehen, aber wer es darauf anlegt, kann sie ausrechnen.',
};
