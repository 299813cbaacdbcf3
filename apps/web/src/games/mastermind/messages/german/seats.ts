import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { seats as english } from '../english/seats.ts';
import { answered } from './answered.ts';

const { counted } = grammarOf('de');

const PLAYERS: Readonly<Record<PlayerName, string>> = {
  knuth: 'Knuth',
  expected: 'Erwartung',
  entropy: 'Entropie',
  parts: 'Teile',
  sampled: 'Stichprobe',
  random: 'Zufall',
  states: 'Vier Zustände',
};

export const seats: typeof english = {
  seats: {
    label: 'Wer spielt',
    names: {
      breaker: 'Du rätst',
      maker: 'Du versteckst einen Code',
      two: 'Zu zweit an einem Gerät',
      solver: 'Ein Spiel, das du woanders spielst',
    },
    explained: {
      breaker: 'Der Code wird aus einem Seed gezogen, und du suchst ihn.',
      maker: 'Denk dir einen Code aus. Der Computer rät, und du sagst, wie viele genau und versetzt sind.',
      two: 'Eine Person gibt verdeckt einen Code ein und reicht das Gerät weiter; die andere sucht ihn.',
      solver:
        'Tippe, was in einem anderen Spiel geraten und geantwortet wurde: Was bleibt, was lohnt sich, was kann nicht stimmen?',
    },
    player: 'Wie der Computer rät',
    players: PLAYERS,
    begun: {
      maker: (places) => `Neues Spiel. Denk dir einen Code mit ${counted(places, 'Platz', 'Plätzen')} aus.`,
      two: (places) =>
        `Neues Spiel für zwei. Gib einen Code mit ${counted(places, 'Platz', 'Plätzen')} ein; wer sucht, schaut weg.`,
      solver: (places) =>
        `Ein Spiel, das du woanders spielst, ${counted(places, 'Platz', 'Plätze')}. Gib einen Versuch und seine Antwort ein.`,
    },
    guesses: (player, guess) =>
      `${PLAYERS[player]} rät ${guess.join(', ')}. Wie viele sind genau, wie viele versetzt?`,
    proposes: (player, guess) => `${PLAYERS[player]} würde ${guess.join(', ')} spielen.`,
    played: (player) => `${PLAYERS[player]} hat gespielt. `,
    honest: {
      breaker:
        'Der Code wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist er nirgends zu sehen, aber wer es darauf anlegt, kann ihn ausrechnen.',
      maker:
        'Am hinterlegten Code werden nur deine Antworten geprüft; beim Raten sieht der Computer ihn nicht.',
      two: 'Der Code liegt unkenntlich auf diesem Gerät und ist vor dem Ende nirgends zu sehen, aber wer es darauf anlegt, kann ihn ausrechnen.',
      solver: 'Niemand hier kennt den Code: Alles folgt aus dem, was du eingibst.',
    },
  },
  answer: {
    heading: 'Die Antwort',
    exact: 'genau',
    near: 'versetzt',
    more: (part, count) => `Eins mehr ${seats.answer[part]}, jetzt ${count ?? 'unbekannt'}`,
    less: (part, count) => `Eins weniger ${seats.answer[part]}, jetzt ${count ?? 'unbekannt'}`,
    give: 'Antworten',
    ready: 'Bereit zum Antworten.',
    wanted:
      'Ein Versuch wartet auf deine Antwort: Tippe, wie viele genau und wie viele versetzt sind, zum Beispiel 1,2.',
    notNow: 'Kein Versuch wartet auf eine Antwort.',
    contradicted:
      'Kein Versuch wartet auf eine Antwort, weil deine Antworten nicht alle stimmen können. Korrigiere erst eine, zum Beispiel mit repair 1.',
    impossible: (why, places) =>
      why === 'too-many'
        ? `Genau und versetzt sind zusammen höchstens ${places}.`
        : `${places - 1} genau und 1 versetzt kann nicht sein: Der letzte Stein wäre auch genau.`,
  },
  maker: {
    thinking: 'Der Computer denkt nach …',
    asked: (player) => `${PLAYERS[player]} fragt`,
    state: (turn, most, player, guess, exact, near) =>
      `Zug ${turn} von ${most}. ${PLAYERS[player]} rät ${guess.join(', ')}. Deine Antwort bisher: ${answered(exact, near)}.`,
    over: (found, player, turns) =>
      found
        ? `${PLAYERS[player]} hat deinen Code in ${counted(turns, 'Zug', 'Zügen')} gefunden.`
        : `Keine Züge mehr. ${PLAYERS[player]} hat deinen Code nicht gefunden.`,
    result: (found, turns) => (found ? `Gefunden in ${turns}.` : 'Dein Code wurde nicht gefunden.'),
    fault: (fault) =>
      fault === 'contradiction'
        ? 'Kein Code passt zu den Antworten, also gibt es nichts zu raten.'
        : fault === 'budget'
          ? 'Der Spieler hat hier aufgegeben. Wähle einen anderen.'
          : 'Hier sind es zu viele Codes für diesen Spieler. Wähle „Vier Zustände“: Der kommt ohne Zählen aus.',
    wrongScore: (exact, near) =>
      `Diese Antwort ist nicht eingetragen: Nach deinem hinterlegten Code wäre sie ${answered(exact, near)}.`,
    deposit: 'Code hinterlegen',
    depositHelp: 'Dann werden deine Antworten geprüft. Beim Raten sieht der Computer ihn nicht.',
    codeSet: 'Dein Code ist hinterlegt und verdeckt. Deine Antworten werden daran geprüft.',
    noCode: 'In diesem Spiel hast du keinen Code hinterlegt.',
    noDeposit: 'Ein Code lässt sich einmal hinterlegen, vor der ersten Antwort.',
    show: 'Code zeigen',
    hide: 'Code verdecken',
    codeShown: 'Dein Code ist zu sehen.',
    codeHidden: 'Dein Code ist verdeckt.',
    howToScore: (truth) =>
      truth
        ? `Nach deinem Code ist die Antwort ${answered(truth.exact, truth.near)}.`
        : 'Vergleiche Platz für Platz: Zähle zuerst die genauen. Was vom Rest noch zusammenpasst, ist versetzt.',
    truly: 'Nach meinem Code antworten lassen',
    correct: 'Korrigieren',
    correctTurn: (turn) => `Antwort von Zug ${turn} korrigieren`,
  },
  two: {
    askCode: 'Gib deinen Code ein; wer sucht, schaut weg.',
    heading: 'Der verdeckte Code',
    setCode: 'Code festlegen',
    cancel: 'Jetzt nicht',
    codeSet: 'Der Code steht fest und ist verdeckt. Reiche das Gerät weiter.',
    pass: 'Reiche das Gerät weiter',
    passHelp: 'Der Code ist verdeckt. Nichts auf der Seite zeigt ihn vor dem Ende.',
    take: 'Los, ich rate',
    begin: (places, symbols) =>
      `Finde den Code: ${counted(places, 'Platz', 'Plätze')}, ${counted(symbols, 'Stein', 'Steine')}.`,
  },
  solver: {
    opened: (places) => `Eine Stellung mit ${counted(places, 'Platz', 'Plätzen')}, aus einem Link.`,
    enter: 'Zug eintragen',
    whatAnswer: (guess) =>
      `${guess.join(', ')} steht da: Tippe die Antwort, zum Beispiel 1,2 für 1 genau und 2 versetzt, oder 1,? wenn nur die genauen bekannt sind.`,
    ready: (exact, near) => `Bereit zum Eintragen mit ${answered(exact, near)}.`,
    answerSoFar: (exact, near) => `Die Antwort: ${answered(exact, near)}.`,
    notWhole: 'Bei so vielen Codes müssen beide Zahlen einer Antwort bekannt sein.',
    edit: 'Ändern',
    editTurn: (turn) => `Zug ${turn} ändern`,
    save: 'Änderung speichern',
    remove: 'Zug entfernen',
    leave: 'Änderung verwerfen',
    editing: (turn) => `Zug ${turn} ist zum Ändern offen.`,
    revised: (turn) => `Zug ${turn} ist geändert.`,
    removed: (turn) => `Zug ${turn} ist entfernt.`,
    noSuchTurn: (turn) => `Es gibt keinen Zug ${turn}.`,
    only: 'Nur selbst eingetragene Züge lassen sich ändern. Sonst hilft undo.',
    full: 'Dieses Spiel hat keine Züge mehr.',
    link: 'Link zu dieser Stellung kopieren',
    linkLabel: 'Link zu dieser Stellung',
    linkReady: 'Der Link zu dieser Stellung steht im Feld.',
    linkCopied: 'Der Link zu dieser Stellung ist kopiert.',
    linkTooLong: 'Dieses Spiel ist zu lang für einen Link.',
  },
  autoplay: {
    heading: 'Den Computer zu Ende spielen lassen',
    step: 'Ein Zug',
    play: 'Weiterspielen',
    pause: 'Anhalten',
    paused: 'Angehalten.',
    pace: 'Tempo',
    paces: { slow: 'Langsam', steady: 'Mittel', fast: 'Schnell' },
    assists: 'Ein Versuch, den der Computer für dich macht, zählt als Hilfe.',
  },
};
