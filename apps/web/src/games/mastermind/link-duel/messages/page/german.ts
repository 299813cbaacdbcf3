import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('de');

/** What the page of a duel says; where duels begin needs none of it. */
export const german: typeof english = {
  title: (duel) => (duel ? `Per Link · ${makeRules(duel.challenge.rules)} · Inkling` : 'Per Link · Inkling'),
  name: 'Mastermind',
  heading: 'Zu zweit, per Link',
  back: 'Zu zweit spielen',
  take: {
    heading: 'Einen Link öffnen',
    help: 'Füge einen Link ein, den du bekommen hast.',
    label: 'Link zum Spiel',
    open: 'Öffnen',
  },
  terms: ({ challenge: { rules, turnsMax } }) =>
    `${counted(rules.places, 'Platz', 'Plätze')}, ${counted(rules.symbols, 'Stein', 'Steine')}${rules.repeats ? '' : ', ohne Wiederholung'}, ${counted(turnsMax, 'Zug', 'Züge')}`,
  maker: {
    heading: 'Das ist dein Code',
    first: 'Erster Link: das Versprechen',
    again: 'Den ersten Link noch einmal schicken',
    firstHelp:
      'Schick ihn jetzt. Er enthält den Code als gesalzenen Hash: Niemand kann ihn lesen, und du kannst ihn nicht mehr ändern.',
    last: 'Letzter Link: der Code',
    lastHelp: 'Schick ihn, wenn das Spiel vorbei ist. Jeder kann den Code daraus lesen.',
    show: 'Code und letzten Link zeigen',
    hide: 'Verdecken',
    turns: 'Was dein Gegenüber rät',
    turnsHelp:
      'Öffne die Links, die du bekommst: Jeder ist ein Versuch. Die Seite beantwortet ihn, und du schickst die Antwort zurück.',
    byHand: 'Versuch von Hand eingeben',
    answer: 'Beantworten',
    sendAnswer: (turn) => `Antwort von Zug ${turn}`,
    sendAnswerHelp: 'Schick sie zurück. Der Link trägt sie bei deinem Gegenüber ein.',
    copyAnswer: (turn) => `Antwort von Zug ${turn} kopieren`,
    copyAnswerShort: 'Kopieren',
  },
  breaker: {
    heading: 'Du suchst diesen Code',
    turns: 'Deine Versuche',
    help: 'Mach einen Versuch und schick ihn. Der Link, der zurückkommt, trägt die Antwort ein.',
    sendGuess: (turn) => `Dein Versuch für Zug ${turn}`,
    sendGuessHelp: 'Schick diesen Link deinem Gegenüber, und öffne den, der zurückkommt.',
    byHand: 'Antwort von Hand eintragen',
    exact: 'Genau',
    near: 'Versetzt',
    print: 'Zug eintragen',
    mend: (turn) => `Antwort von Zug ${turn}`,
    links: 'Links deines Gegenübers',
    link: 'Link einfügen',
    linkHelp:
      'Tippe den Link an, den du bekommst, oder füge ihn hier ein: eine Antwort, oder am Ende den Code.',
    open: 'Öffnen',
  },
  noTurns: 'Noch kein Zug.',
  undo: 'Letzten Zug zurücknehmen',
  copyLink: 'Kopieren',
  share: 'Teilen',
  wrong: (turn, claimed, truth) =>
    `Zug ${turn}: Geantwortet wurde ${claimed[0]} genau, ${claimed[1]} versetzt; der Code ergibt ${truth[0]} genau, ${truth[1]} versetzt.`,
  code: (names) => `Der Code: ${names.join(', ')}.`,
  saveRecord: 'Spiel als Datei speichern',
  recordHelp: 'inkling verify DATEI prüft es noch einmal, ohne diese Seite.',
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, guess1/…', 'öffnet einen Link'],
    ['make p4c6r aabb', 'versteckt einen Code; ohne Code wird einer gezogen'],
    ['aabb', 'dein Code: beantwortet einen Versuch'],
    ['aabb 1,0', 'dein Versuch und die Antwort darauf'],
    ['answer 2 1,1', 'ändert die Antwort von Zug 2'],
    ['undo', 'nimmt den letzten Zug zurück'],
    ['copy', 'kopiert den Link, der zu schicken ist'],
    ['reveal', 'dein Code: zeigt oder verdeckt ihn'],
    ['state', 'sagt, wie es steht'],
    ['back', 'zu allen Spielen per Link'],
  ],
  keyRows: [
    [['1', '2', '…'], 'setzt einen Stein, wie auch sein Buchstabe'],
    [['←', '→'], 'ein anderer Platz'],
    [['⌫'], 'löscht'],
    [['Enter'], 'kopiert den Versuch, trägt den Zug ein oder versteckt den Code'],
    [['U'], 'nimmt den letzten Zug zurück'],
    [['L'], 'sagt, wie es steht'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
};
