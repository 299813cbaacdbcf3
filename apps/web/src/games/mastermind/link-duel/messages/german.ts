import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, standingOf, type Verdict } from '../session/link-duel.ts';
import type { Messages } from './english.ts';
import { fault } from './german-faults.ts';

const { counted, listed } = grammarOf('de');

function left(checked: Checked | undefined): string {
  if (!checked) return '';
  if (checked.kind === 'too-large') return 'Es passen zu viele Codes, um sie zu zählen.';
  if (checked.kind === 'counted')
    return `${counted(checked.left, 'Code passt', 'Codes passen')} zu allen Antworten.`;
  const turns = checked.turns.map((turn) => String(turn + 1));
  if (turns.length === 1) return `Kein Code gibt die Antwort von Zug ${turns[0]}.`;
  return `Die Antworten der Züge ${listed(turns)} können nicht alle stimmen.`;
}

function verdict({ promise, wrong }: Verdict): string {
  if (promise === 'other-terms')
    return 'Diese Auflösung gehört zu einem anderen Duell: Ihre Regeln sind nicht die vereinbarten.';
  if (promise === 'broken')
    return 'Das Versprechen ist gebrochen: Code und Salz ergeben nicht den Hash der Herausforderung.';
  if (wrong.length === 0)
    return 'Das Versprechen wurde gehalten, und jede Antwort stimmt mit dem Code überein.';
  return `Das Versprechen wurde gehalten, aber ${counted(wrong.length, 'Antwort stimmt', 'Antworten stimmen')} nicht mit dem Code überein.`;
}

function standing(duel: LinkDuel): string {
  const turns = counted(duel.turns.length, 'Zug', 'Zügen');
  switch (standingOf(duel)) {
    case 'found':
      return `gefunden in ${turns}`;
    case 'lost':
      return `nicht gefunden in ${turns}`;
    case 'playing':
      return `bisher ${counted(duel.turns.length, 'Zug', 'Züge')}`;
  }
}

function lastTurn({ turns }: LinkDuel): string {
  const last = turns.at(-1);
  if (!last) return 'Noch kein Zug.';
  const { exact, near } = feedbackOf(last.feedback);
  return `Zug ${turns.length}: ${exact} genau, ${near} versetzt.`;
}

export const german: Messages = {
  title: (duel) => (duel ? `Duell · ${makeRules(duel.challenge.rules)} · Inkling` : 'Duell · Inkling'),
  heading: 'Ein Duell mit zwei Links',
  lead: 'Ohne Server und ohne Konto. Der erste Link verspricht einen Code, ohne ihn zu verraten; der zweite löst das Versprechen ein, und die Seite prüft es.',
  noHash:
    'Dieser Browser bildet an dieser Adresse keine Hashes. Öffne die Seite über https oder auf diesem Gerät selbst.',
  notKept: 'Dieser Browser hat das Duell nicht gespeichert: Kopiere die Links, bevor du gehst.',
  unreadable: 'Dieses Duell liegt nicht auf diesem Gerät oder lässt sich nicht lesen.',
  badLink: 'Das ist kein ganzer Duell-Link. Kopiere ihn noch einmal vom ersten bis zum letzten Buchstaben.',
  ownReveal:
    'Das ist die Auflösung eines Duells von dir. Schick sie der anderen Seite, wenn das Duell vorbei ist.',
  strangeReveal:
    'Diese Auflösung gehört zu einem Versprechen, das nicht auf diesem Gerät liegt. Öffne zuerst die Herausforderung, dann die Auflösung.',
  engineStopped: 'Der Teil, der zählt, ist stehen geblieben; das Duell geht ohne ihn weiter.',
  back: 'Alle Duelle',
  make: {
    heading: 'Herausfordern',
    places: 'Plätze',
    symbols: 'Elemente',
    turns: 'Züge',
    repeats: 'Elemente dürfen sich wiederholen',
    code: 'Dein Code',
    codeHelp: 'Nur dieses Gerät sieht ihn, bis du den zweiten Link schickst.',
    draw: 'Einen für mich ziehen',
    promise: 'Diesen Code versprechen',
  },
  take: {
    heading: 'Herausforderung annehmen',
    help: 'Füge einen Link ein, den dir jemand geschickt hat, gleich welchen.',
    label: 'Link zum Duell',
    open: 'Öffnen',
  },
  list: {
    heading: 'Duelle auf diesem Gerät',
    none: 'Noch keine.',
    name: ({ role, challenge }) =>
      `${role === 'maker' ? 'Dein Code:' : 'Du knackst'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'Zug', 'Züge')}`,
    standing,
    damaged: 'Ein Duell, das sich nicht lesen lässt',
    forget: (name) => `Vergessen: ${name}`,
    forgetShort: 'Vergessen',
  },
  terms: ({ challenge: { rules, turnsMax } }) =>
    `${counted(rules.places, 'Platz', 'Plätze')}, ${counted(rules.symbols, 'Element', 'Elemente')}${rules.repeats ? '' : ', ohne Wiederholung'}, ${counted(turnsMax, 'Zug', 'Züge')}`,
  maker: {
    heading: 'Das ist dein Code',
    first: 'Erster Link: die Herausforderung',
    firstHelp: 'Schick ihn jetzt. Er enthält einen gesalzenen Hash; niemand kann den Code daraus lesen.',
    second: 'Zweiter Link: die Auflösung',
    secondHelp: 'Schick ihn, wenn das Duell vorbei ist. Er enthält den Code.',
    show: 'Code und Auflösung zeigen',
    hide: 'Verdecken',
    turns: 'Was gefragt wurde',
    turnsHelp:
      'Gib jeden Versuch ein, den du bekommst; die Seite wertet ihn, und du schickst die Antwort zurück.',
    answer: 'Werten',
    copyAnswer: (turn) => `Antwort von Zug ${turn} kopieren`,
    copyAnswerShort: 'Kopieren',
  },
  breaker: {
    heading: 'Du knackst diesen Code',
    help: 'Mach einen Versuch, schick ihn und trag die Antwort ein, die zurückkommt.',
    copyGuess: 'Versuch kopieren',
    exact: 'Genau',
    near: 'Versetzt',
    print: 'Zug drucken',
    mend: (turn) => `Antwort von Zug ${turn}`,
    reveal: 'Die Auflösung',
    revealHelp: 'Wenn die andere Seite den zweiten Link schickt, füge ihn hier ein.',
    check: 'Versprechen prüfen',
  },
  entry: {
    group: (turn) => `Versuch für Zug ${turn}`,
    codeGroup: 'Dein Code',
    slot: (place, name) => `Platz ${place}: ${name ?? 'leer'}`,
    palette: 'Elemente',
    erase: 'Löschen',
  },
  row: (turn, guess, exact, near) => `Zug ${turn}: ${guess.join(', ')}. ${exact} genau, ${near} versetzt.`,
  noTurns: 'Noch kein Zug.',
  undo: 'Letzten Zug zurücknehmen',
  left,
  copyLink: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser behält die Zwischenablage für sich: Markiere den Text und kopiere ihn.',
  verdict,
  wrong: (turn, told, truth) =>
    `Zug ${turn}: gesagt ${told[0]} genau ${told[1]} versetzt; der Code gibt ${truth[0]} genau ${truth[1]} versetzt.`,
  code: (names) => `Der Code: ${names.join(', ')}.`,
  saveRecord: 'Das Spiel als Datei sichern',
  recordHelp: 'inkling verify DATEI prüft es noch einmal, ohne diese Seite.',
  speech: {
    made: 'Versprochen. Schick den ersten Link; behalte den zweiten, bis das Duell vorbei ist.',
    accepted: 'Herausforderung angenommen. Mach deinen ersten Versuch.',
    openAgain: 'Dieses Duell liegt schon auf diesem Gerät.',
    incomplete: 'Fülle zuerst jeden Platz.',
    repeated: 'Jedes Element darf nur einmal vorkommen.',
    noSuchAnswer:
      'So kann kein Code antworten: Genau und versetzt sind zusammen höchstens die Plätze, und der letzte Platz kann nicht versetzt sein.',
    over: 'Dieses Duell ist vorbei.',
    makerAnswers: 'Die Seite wertet für dich; es gibt keine Antwort zu ändern.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    forgotten: 'Vergessen.',
    uncovered: (is) => (is ? 'Der Code ist zu sehen.' : 'Der Code ist verdeckt.'),
    turn: (duel, checked) => {
      if (standingOf(duel) !== 'playing') return `${lastTurn(duel)} Der Code wurde ${standing(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel, checked, judged) => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const stands =
        standingOf(duel) === 'playing'
          ? `Bisher ${counted(duel.turns.length, 'Zug', 'Züge')}`
          : `Der Code wurde ${standing(duel)}`;
      return `${lastTurn(duel)} ${stands}. ${count}`.trim();
    },
    front: (duels) => `${counted(duels, 'Duell', 'Duelle')} auf diesem Gerät.`,
  },
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, reveal1/…', 'öffnet einen Link'],
    ['make p4c6r aabb', 'verspricht einen Code; ohne Code wird einer gezogen'],
    ['aabb', 'dein Code: wertet einen Versuch'],
    ['aabb 1,0', 'du knackst: ein Versuch und seine Antwort'],
    ['answer 2 1,1', 'ändert die Antwort von Zug 2'],
    ['undo', 'nimmt den letzten Zug zurück'],
    ['copy', 'kopiert den Link, der zu schicken ist'],
    ['reveal', 'dein Code: zeigt oder verdeckt ihn'],
    ['state', 'sagt, wie es steht'],
    ['back', 'zu allen Duellen'],
  ],
  keyRows: [
    [['1', '2', '…'], 'setzt ein Element, wie auch sein Buchstabe'],
    [['←', '→'], 'ein anderer Platz'],
    [['⌫'], 'löscht'],
    [['Enter'], 'druckt den Zug oder gibt das Versprechen'],
    [['U'], 'nimmt den letzten Zug zurück'],
    [['L'], 'sagt, wie es steht'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt'],
  ],
  fault,
};
