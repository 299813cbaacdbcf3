import { toldNothing } from '../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { ReviewCommandFault } from '../model/command.ts';
import type { Messages } from './english.ts';
import { commandRows, keyRows } from './german-keys.ts';
import { practice } from './german-practice.ts';

const { number, figure } = grammarOf('de');

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie next costly oder turn 2. Mit ? siehst du alle.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'Das' : fault.text} ist kein Zug dieses Spiels: Möglich sind 1 bis ${fault.turns}.`;
    case 'no-such-share':
      return 'Teilen lassen sich: link, turn, command.';
    case 'not-understood':
      return `${fault.text} ist hier kein Befehl. Mit ? siehst du alle.`;
  }
}

function lost(turns: number): string {
  if (turns < 0) return 'Besser als der Maßstab.';
  if (turns < 0.005) return 'Nichts verloren.';
  if (turns < 0.05) return 'So gut wie nichts verloren.';
  if (turns < 0.15) return 'Etwa ein Zehntel eines Zugs verloren.';
  if (turns < 0.22) return 'Etwa ein Fünftel eines Zugs verloren.';
  if (turns < 0.29) return 'Etwa ein Viertel eines Zugs verloren.';
  if (turns < 0.42) return 'Etwa ein Drittel eines Zugs verloren.';
  if (turns < 0.6) return 'Etwa einen halben Zug verloren.';
  if (turns < 0.87) return 'Etwa drei Viertel eines Zugs verloren.';
  return turns < 1.2 ? 'Einen ganzen Zug verloren.' : `${figure(turns, 1)} Züge verloren.`;
}

const choiceIs: Messages['choiceIs'] = {
  best: 'so gut wie die beste',
  good: 'gut',
  fair: 'ordentlich',
  costly: 'es gab eine bessere',
};

export const german: Messages = {
  title: (game) => (game === undefined ? 'Analyse · Inkling' : `Analyse: ${game} · Inkling`),
  heading: 'Analyse',
  yourGames: 'Deine Spiele',
  seed: (seed) => `Seed ${seed}`,
  outcome: {
    found: (turns) => `Gefunden in ${turns}.`,
    lost: (turns) => `Nicht gefunden in ${turns}.`,
    unfinished: (turns) => `Bisher ${turns === 1 ? 'ein Zug' : `${turns} Züge`}.`,
  },
  luckOfGame: {
    with: 'Du hattest Glück.',
    usual: 'Glück und Pech hielten sich die Waage.',
    against: 'Du hattest Pech.',
  },
  choices: {
    best: 'Besser ging es nicht.',
    good: 'Gut gespielt.',
    fair: 'Ordentlich gespielt.',
    costly: 'Es gab bessere Versuche.',
  },
  betterAt: (turn) => `Sieh dir Zug ${turn} an.`,
  fitsNothing: (turn) => `Zu den Antworten bis Zug ${turn} passt nichts.`,
  progress: (done, total) => `${done} von ${total} Zügen bewertet`,
  broken: 'Die Bewertung ist abgebrochen. Lade die Seite neu; deinem Spiel ist nichts passiert.',
  timeline: 'Wie weit dich jeder Zug gebracht hat',
  turns: 'Zug um Zug',
  turn: (turn) => `Zug ${turn}`,
  left: (count) => `noch ${number(count)}`,
  wereLeft: (counted) => `Davor möglich: ${counted}.`,
  found: 'gefunden',
  foundIt: 'Gefunden.',
  noneLeft: 'Nichts ist mehr möglich.',
  onlyOne: 'Es gab nur noch eine Möglichkeit.',
  oneOf: (before) => (before <= 1 ? 'die einzige Möglichkeit' : `eine von ${number(before)}`),
  fromTo: (before, after) => `${number(before)} auf ${number(after)}`,
  change: (before, after) => `Vorher ${before}, nachher ${after}.`,
  yourGuess: 'Dein Versuch',
  better: 'Besser',
  yours: 'Deiner',
  choice: 'Wahl',
  luck: 'Glück',
  choiceIs,
  claimIs: {
    best: 'So gut wie der beste.',
    good: 'Ein guter Versuch.',
    fair: 'Ein ordentlicher Versuch.',
    costly: 'Es gab einen besseren Versuch.',
  },
  choiceAndLost: (choice, turns) => `Wahl: ${choice}.${turns === undefined ? '' : ` ${lost(turns)}`}`,
  luckIs: { with: 'Glück', usual: 'wie üblich', against: 'Pech' },
  toldThan: {
    with: 'Die Antwort hat mehr verraten als üblich.',
    against: 'Die Antwort hat weniger verraten als üblich.',
  },
  strip: (counted) => `${counted}, zerlegt nach den Antworten. Je mehr Teile, desto weniger bleibt übrig.`,
  choiceMeans: 'Wahl: dein Versuch verglichen mit dem besten, den es gab',
  luckMeans: 'Glück: ob die Antwort mehr oder weniger verraten hat als üblich',
  reference: 'Gemessen an',
  notJudged: 'Noch nicht bewertet.',
  answers: (count) => (count === 1 ? 'Eine mögliche Antwort.' : `${count} mögliche Antworten.`),
  largest: (count, answers) =>
    answers === 1
      ? 'Sie verrät nichts.'
      : count === 1
        ? 'Jede lässt nur eines übrig: Dann weißt du es.'
        : `Höchstens ${number(count)} bleiben übrig.`,
  wins: 'Damit ist das Spiel gewonnen.',
  lost,
  figures: { heading: 'Zahlen', left: 'Übrig im Schnitt', toGo: 'Züge bis zum Ziel', bits: 'Bit im Schnitt' },
  figure: (value) => figure(value, 2),
  gained: (gained, expected) =>
    toldNothing({ gained, expected })
      ? 'Keine Antwort auf diesen Versuch hätte etwas verraten.'
      : `Die Antwort hat ${figure(gained, 2)} Bit verraten; zu erwarten waren ${figure(expected, 2)}. Ein Bit halbiert, was möglich ist.`,
  proved: (lost, isProved) =>
    isProved
      ? `Das hat ${figure(lost, 2)} Züge gekostet, und das ist bewiesen.`
      : `Das hat schätzungsweise ${figure(lost, 2)} Züge gekostet.`,
  noneCostly: (isOver) =>
    isOver
      ? 'Kein Zug hat dich so viel gekostet, dass sich ein zweiter Blick lohnt.'
      : 'Bisher hat kein Zug viel gekostet.',
  nothingBetter: (isOver) =>
    isOver ? 'Für diesen Zug ist kein besserer Versuch bekannt.' : 'Dieser Zug ist noch nicht bewertet.',
  playOn: 'Ab hier weiterspielen',
  playBetter: 'Den besseren spielen',
  costly: 'Nächster schwacher Zug',
  notOpened: 'Dieser Browser lässt die Seite nichts speichern, deshalb lässt sich das Spiel nicht öffnen.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, practice',
  keyRows,
  commandRows,
  practice,
  slides: 'Als Folien zeigen',
  elsewhere: {
    open: 'Spiel einfügen',
    heading: 'Ein Spiel von woanders',
    label: 'Füge seine Züge ein',
    example: '1122:1,0\n1344:2,1',
    ways: [
      ['Mastermind, je Zeile ein Zug', 'aabb:1,0 oder 1122 1A1B'],
      ['Mastermind als Tabelle', 'Spalten guess, exact, near'],
      ['Wort, je Zeile ein Versuch', 'crane:00120 oder crane ⬜⬜🟨🟩⬜'],
      ['Ein geteiltes Wordle-Ergebnis', 'unverändert: zeigt, welche Wörter dazu passen'],
    ],
    local: 'Nichts verlässt dieses Gerät.',
    submit: 'Analysieren',
    file: 'Datei öffnen',
    toSolver: 'Ein Wort aus einem anderen Spiel lösen',
    unread: (line) =>
      `Zeile ${line} lässt sich mit den anderen nicht lesen: Jede braucht einen Versuch und seine Antwort. Dein Text ist unverändert.`,
    fault: {
      empty: 'Im Feld steht noch nichts.',
      'too-long': 'Das ist viel zu lang für ein Spiel. Füge nur seine Züge ein.',
      'not-text': 'Das ist kein Text. Tippe die Züge oder füge sie ein.',
      unknown:
        'Daraus lässt sich kein Spiel lesen: Jede Zeile braucht einen Versuch und seine Antwort. Dein Text ist unverändert.',
      'plays-on':
        'Eine dieser Zeilen trifft schon die Lösung, danach kann nichts mehr kommen. Lass die Zeilen darunter weg.',
      'marks-only':
        'Das sind Zeichen ohne ihre Wörter. Setze die Wörter davor, oder sieh nach, welche Wörter zu diesem Raster passen:',
      'shared-result':
        'Das ist ein geteiltes Ergebnis: Es hat Zeichen und keine Versuche. Lass dir den Link zur Analyse schicken, die hat beides.',
    },
  },
  share: {
    heading: 'Teilen',
    link: 'Link zu dieser Analyse',
    copyGame: 'Link kopieren',
    copyTurn: (turn) => `Link zu Zug ${turn} kopieren`,
    copyFrame: 'HTML zum Einbetten kopieren',
    copyCommand: 'Als Befehl kopieren',
    square: 'Der Link als QR-Code',
    copied: 'Kopiert.',
    notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Markiere den Link und kopiere ihn.',
    noLink: 'Dieses Spiel passt in keinen Link.',
    honest: (namesSeed) =>
      `Das Bild zeigt nur die Zeichen. Der Link zeigt jeden Versuch${namesSeed ? ' und nennt den Seed' : ''}.`,
  },
  no: {
    none: 'Noch gibt es kein Spiel zum Analysieren. Spiel zuerst eines.',
    missing:
      'Dieses Spiel gibt es nicht: Es liegt nicht in diesem Browser, oder der Link ist beschädigt. Es wurde nichts geändert.',
    nothingDue:
      'Heute ist nichts fällig. Züge, die dich etwas gekostet haben, kommen nach einem Tag wieder, danach in immer größeren Abständen.',
    noTurns: 'In diesem Spiel wurde noch nichts gespielt, also gibt es nichts zu analysieren.',
    tooLarge:
      'Die Analyse bewertet jeden Code, und dieses Spiel hat zu viele, um sie aufzulisten. Seine eigene Seite zählt und erklärt trotzdem jeden Zug.',
    unfinished: 'Dieses Spiel läuft noch. Analysieren lässt es sich, wenn es zu Ende ist.',
  },
  play: (game) => `${game} spielen`,
};
