import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, statusOf, type Verdict } from '../session/link-duel.ts';
import type { Messages } from './english.ts';
import { fault } from './german-faults.ts';

const { counted, listed } = grammarOf('de');

function left(checked: Checked | undefined): string {
  if (!checked) return '';
  if (checked.kind === 'too-large') return 'Es passen zu viele Codes, um sie zu zählen.';
  if (checked.kind === 'counted')
    return `${counted(checked.left, 'Code passt', 'Codes passen')} zu allen Antworten.`;
  const turns = checked.turns.map((turn) => String(turn + 1));
  if (turns.length === 1) return `Kein Code passt zur Antwort von Zug ${turns[0]}.`;
  return `Die Antworten der Züge ${listed(turns)} können nicht alle stimmen.`;
}

function verdict({ promise, wrong }: Verdict): string {
  if (promise === 'other-terms')
    return 'Dieser letzte Link gehört zu einem anderen Spiel: Er hat andere Regeln.';
  if (promise === 'broken')
    return 'Das Versprechen ist gebrochen: Code und Salz ergeben nicht den Hash des ersten Links.';
  if (wrong.length === 0)
    return 'Das Versprechen wurde gehalten, und jede Antwort stimmt mit dem Code überein.';
  return `Das Versprechen wurde gehalten, aber ${counted(wrong.length, 'Antwort stimmt', 'Antworten stimmen')} nicht mit dem Code überein.`;
}

function status(duel: LinkDuel): string {
  const turns = counted(duel.turns.length, 'Zug', 'Zügen');
  switch (statusOf(duel)) {
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
  lead: 'Ohne Server und ohne Konto: Jeder Versuch und jede Antwort ist ein Link. Der erste Link verspricht einen Code, ohne ihn zu verraten; der letzte zeigt ihn, und die Seite prüft, dass niemand geschummelt hat.',
  noHash:
    'An dieser Adresse kann der Browser keine Hashes bilden. Öffne die Seite über https oder auf diesem Gerät selbst.',
  notKept: 'Dieser Browser hat das Spiel nicht gespeichert: Kopiere die Links, bevor du gehst.',
  unreadable: 'Dieses Spiel ist nicht auf diesem Gerät oder lässt sich nicht lesen.',
  badLink: 'Das ist kein vollständiger Link. Kopiere ihn noch einmal vom ersten bis zum letzten Buchstaben.',
  ownReveal:
    'Das ist der letzte Link eines Spiels von dir. Schick ihn deinem Gegenüber, wenn das Spiel vorbei ist.',
  strange:
    'Dieser Link gehört zu einem Spiel, das nicht in diesem Browser ist. Kopiere ihn und öffne ihn dort, wo das Spiel begann.',
  turnFaults: {
    'own-link': 'Diesen Link hast du gemacht. Schick ihn deinem Gegenüber.',
    misfit: 'Dieser Link passt nicht zum Spiel auf diesem Gerät.',
    'turn-missing': 'Ein Zug davor fehlt. Öffne die Links in der Reihenfolge, in der sie kamen.',
    over: 'Dieses Spiel ist vorbei.',
  },
  engineStopped: 'Das Zählen ist abgebrochen; das Spiel geht ohne es weiter.',
  make: {
    places: 'Plätze',
    symbols: 'Steine',
    turns: 'Züge',
    repeats: 'Steine dürfen sich wiederholen',
    code: 'Dein Code',
    codeHelp: 'Nur dieses Gerät sieht ihn, bis du den letzten Link schickst.',
    draw: 'Einen für mich ziehen',
    promise: 'Link erstellen',
  },
  list: {
    name: ({ role, challenge }) =>
      `${role === 'maker' ? 'Dein Code:' : 'Du suchst'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'Zug', 'Züge')}`,
    status,
    damaged: 'Ein Spiel, das sich nicht lesen lässt',
  },
  entry: {
    group: (turn) => `Versuch für Zug ${turn}`,
    codeGroup: 'Dein Code',
  },
  left,
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht: Markiere den Text und kopiere ihn selbst.',
  verdict,
  speech: {
    made: 'Versteckt. Schick den ersten Link; behalte den letzten, bis das Spiel vorbei ist.',
    accepted: 'Der Link stimmt. Mach deinen ersten Versuch.',
    openAgain: 'Dieses Spiel ist schon auf diesem Gerät.',
    incomplete: 'Fülle zuerst alle Plätze.',
    repeated: 'Jeder Stein darf nur einmal vorkommen.',
    noSuchAnswer:
      'Diese Antwort ist unmöglich: Genau und versetzt können zusammen nicht mehr sein als die Plätze, und der letzte kann nicht versetzt sein.',
    over: 'Dieses Spiel ist vorbei.',
    makerAnswers: 'Die Seite antwortet für dich; es gibt nichts zu ändern.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    forgotten: 'Vergessen.',
    uncovered: (is) => (is ? 'Der Code ist zu sehen.' : 'Der Code ist verdeckt.'),
    turn: (duel, checked) => {
      if (statusOf(duel) !== 'playing') return `${lastTurn(duel)} Der Code wurde ${status(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel, checked, judged) => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const state =
        statusOf(duel) === 'playing'
          ? `Bisher ${counted(duel.turns.length, 'Zug', 'Züge')}`
          : `Der Code wurde ${status(duel)}`;
      return `${lastTurn(duel)} ${state}. ${count}`.trim();
    },
    front: (duels) => `${counted(duels, 'Spiel', 'Spiele')} per Link auf diesem Gerät.`,
  },
  fault,
};
