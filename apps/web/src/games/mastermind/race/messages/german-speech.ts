import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { codeFault } from '../../messages/german/code-faults.ts';
import type { CommandFault } from '../session/command.ts';
import { outcomeAmong, type RivalResult, type YourResult } from '../session/outcome.ts';
import type { players as englishPlayers, speech as englishSpeech } from './english-speech.ts';

const { counted, listed, number } = grammarOf('de');

export const players: typeof englishPlayers = {
  knuth: { name: 'Knuth', does: 'lässt im schlimmsten Fall die wenigsten Codes übrig' },
  expected: { name: 'Erwartung', does: 'lässt im Schnitt die wenigsten Codes übrig' },
  entropy: { name: 'Entropie', does: 'nimmt den Versuch mit den meisten Bits' },
  parts: { name: 'Teile', does: 'nimmt den Versuch mit den meisten möglichen Antworten' },
  sampled: { name: 'Stichprobe', does: 'wägt eine Stichprobe der noch möglichen Codes ab' },
  random: { name: 'Zufall', does: 'rät irgendeinen Code, der noch passt' },
  states: {
    name: 'Vier Zustände',
    does: 'der Automat des Aufsatzes: GuessOne, GuessTwo, GuessCompute, GuessPermute',
  },
};

const nameOf = (name: PlayerName) => players[name].name;

export function leftText(left: number | undefined, named = false): string {
  if (left === undefined) return '';
  return named ? `, noch ${counted(left, 'Code', 'Codes')}` : `, noch ${number(left)}`;
}

export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Tippe einen Versuch oder einen Befehl wie race knuth. Mit ? siehst du alle.';
    case 'not-a-setting':
      return `${fault.text} ist weder ein Spieler noch eine Einstellung. Spieler: ${Object.keys(players).join(', ')}; dazu p4c6r, open oder covered, seed und beliebige Wörter.`;
    case 'rules-not-raced':
      return `${fault.text} geht hier nicht: 3 bis 5 Plätze, 4 bis 6 Steine, und ohne Wiederholung genug Steine für alle Plätze.`;
    case 'too-many-players':
      return 'Höchstens zwei Spieler laufen mit dir um die Wette.';
    case 'same-player':
      return `${nameOf(fault.name)} kann nur einmal mitlaufen.`;
    case 'not-in-a-race':
      return `In einem Wettlauf gibt es kein ${fault.text}: Alle knacken den Code allein, und nichts wird zurückgenommen.`;
    case 'not-understood':
      return `${fault.text} ist weder ein Befehl noch ein Stein. Mit ? siehst du alle Befehle.`;
    default:
      return codeFault(fault);
  }
}

function yourEnd({ needed, resigned }: YourResult): string {
  if (needed !== undefined) return `Du hast den Code in ${counted(needed, 'Zug', 'Zügen')} gefunden.`;
  return resigned ? 'Du hast aufgegeben.' : 'Du hast keine Züge mehr.';
}

function rivalEnd({ name, needed }: RivalResult): string {
  return needed === undefined
    ? `${nameOf(name)}: nicht gefunden.`
    : `${nameOf(name)}: ${counted(needed, 'Zug', 'Züge')}.`;
}

const OUTCOMES = { won: 'Du gewinnst.', drawn: 'Unentschieden.', lost: 'Du verlierst.' } as const;

export const speech: typeof englishSpeech = {
  waiting: 'Der Gegenspieler zählt noch.',
  turn: (turn, you, rivals) => {
    const yours = `Du: ${you.exact} genau, ${you.near} versetzt${leftText(you.left, true)}.`;
    const theirs = rivals.map(({ name, exact, near, left, found }) =>
      found
        ? `${nameOf(name)}: gefunden.`
        : `${nameOf(name)}: ${exact} genau, ${near} versetzt${leftText(left)}.`,
    );
    return [`Zug ${turn}.`, yours, ...theirs].join(' ');
  },
  end: (you, rivals, code) => {
    const outcome = outcomeAmong(
      you.needed,
      rivals.map(({ needed }) => needed),
    );
    const revealed = you.needed === undefined ? [`Der Code war ${code.join(', ')}.`] : [];
    return [yourEnd(you), ...rivals.map(rivalEnd), OUTCOMES[outcome], ...revealed].join(' ');
  },
  rivalsGoOn: (you, code) =>
    `${yourEnd(you)}${you.needed === undefined ? ` Der Code war ${code.join(', ')}.` : ''} Die anderen spielen weiter.`,
  endAgainstAdversary: (you) =>
    you.needed === undefined
      ? `${yourEnd(you)} Der Gegenspieler zeigt, was er behalten hat.`
      : `Du hast den Gegenspieler in ${counted(you.needed, 'Zug', 'Zügen')} gestellt.`,
  begun: ({ kind, rules, players: names, open }, seed) =>
    kind === 'adversary'
      ? `Ein neues Spiel gegen den Gegenspieler, ${rules.places} Plätze.`
      : `Ein neuer Wettlauf gegen ${listed(names.map(nameOf))}, ${rules.places} Plätze, Codes ${open ? 'offen' : 'verdeckt'}, Seed ${seed}.`,
  resumed: (turn) => `Dein Wettlauf ist noch da, bei Zug ${turn}.`,
  state: (turn, most, left, rivals, guess) => {
    const yours = left === undefined ? [] : [`Noch ${counted(left, 'Code', 'Codes')} möglich.`];
    const theirs = rivals.map(({ name, turns, found, left: theirLeft }) =>
      found
        ? `${nameOf(name)}: in ${turns} gefunden.`
        : `${nameOf(name)}: ${counted(turns, 'Zug', 'Züge')}${leftText(theirLeft)}.`,
    );
    const filled = guess.map((name, place) => `Platz ${place + 1} ${name ?? 'leer'}`).join(', ');
    return [`Zug ${turn} von ${most}.`, ...yours, ...theirs, `Dein Versuch: ${filled}.`].join(' ');
  },
  alreadyOver: 'Dieser Wettlauf ist schon zu Ende.',
  proposed: 'Ein Link schlägt diesen Wettlauf vor. Beginne ihn, oder bleib bei dem, den du hast.',
  copied: 'Kopiert: ein Link zu diesem Wettlauf, mit demselben Code und denselben Spielern.',
  notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht.',
  noReview: (over) =>
    over
      ? 'Dieser Wettlauf liegt nicht bei deinen Spielen.'
      : 'Analysieren lässt sich ein Wettlauf, wenn er zu Ende ist.',
};
