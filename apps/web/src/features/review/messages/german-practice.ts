import type { practice as english } from './english-practice.ts';

export const practice: typeof english = {
  heading: (turn) => `Zug ${turn} üben`,
  start: 'Die schwachen Züge üben',
  thisTurn: 'Diesen Zug üben',
  notYet: 'Die Züge werden noch bewertet. Versuch es bitte gleich noch einmal.',
  flawless:
    'Hier gibt es nichts zu üben: Kein Zug hat dich so viel gekostet, dass sich ein zweiter Blick lohnt.',
  due: (turns) => (turns === 1 ? 'Heute einen Zug üben' : `Heute ${turns} Züge üben`),
  giveUp: 'Zeig ihn mir',
  next: 'Nächster schwacher Zug',
  end: 'Zurück zur Analyse',
  ended: 'Zurück bei der Analyse.',
  help: 'Tippe einen Versuch, give up, next oder end. Mit ? siehst du alle.',
  placeholder: 'ein Versuch, give up, next, end, ?',
  keyRows: [
    [['1', '…', '6'], 'diesen Stein legen und weiter'],
    [['←', '→'], 'zu einem anderen Platz'],
    [['⌫'], 'löschen'],
    [['Enter'], 'den Versuch prüfen'],
    [['G'], 'den besten Versuch zeigen, mit Grund'],
    [['C'], 'nächster schwacher Zug'],
    [['E'], 'zurück zur Analyse'],
    [['L'], 'die Frage noch einmal vorlesen'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  commandRows: [
    ['SSTB, guess SSTB', 'einen Versuch prüfen'],
    ['give up', 'den besten Versuch zeigen, mit Grund'],
    ['next', 'nächster schwacher Zug'],
    ['end', 'zurück zur Analyse'],
  ],
};
