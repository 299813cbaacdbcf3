import type { NullAnswer } from '@inkling/games/null/rules/moves';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted, form, number } = grammarOf('de');

const ANSWERS: Readonly<Record<NullAnswer, string>> = {
  lower: 'Die Zahl ist kleiner.',
  higher: 'Die Zahl ist größer.',
  found: 'Gefunden!',
};

export const german: Messages = {
  title: (turns) => `${counted(turns, 'Versuch', 'Versuche')} · Die verborgene Zahl · Inkling`,
  header: 'Dieses Spiel',
  range: (most) => `1 bis ${number(most)}`,
  turnsMax: (turns) => counted(turns, 'Versuch', 'Versuche'),
  board: {
    heading: 'Die verborgene Zahl',
    turnOf: (turns, most) => `${turns} von ${counted(most, 'Versuch', 'Versuchen')}`,
    task: (most) =>
      `Finde die Zahl von 1 bis ${number(most)}. Nach jedem Versuch erfährst du, ob sie kleiner oder größer ist.`,
    answers: ANSWERS,
    number: 'Dein Versuch',
    guess: 'Raten',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    again: 'Neues Spiel',
  },
  side: { heading: 'Mögliche Zahlen' },
  left: (numbers) => {
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (first === undefined || last === undefined) return 'Keine Zahl passt.';
    return first === last
      ? `Es kann nur die ${first} sein.`
      : `Sie liegt zwischen ${first} und ${last}, beide eingeschlossen.`;
  },
  turn: (turn, guess, answer) => `Versuch ${turn}: ${guess}. ${ANSWERS[answer]}`,
  state: ({ turns, params, status, secret }) => {
    if (status.phase === 'over') {
      const answer = `Die Zahl war ${secret ?? '?'}.`;
      if (status.winner === 'breaker') return `Gefunden in ${counted(turns.length, 'Versuch', 'Versuchen')}!`;
      return turns.length === params.turnsMax ? `Das war der letzte Versuch. ${answer}` : answer;
    }
    const left = params.turnsMax - turns.length;
    return `Rate eine Zahl von 1 bis ${number(params.most)}. Du hast noch ${form(left, 'einen Versuch', `${left} Versuche`)}.`;
  },
  review: {
    open: 'Dieses Spiel analysieren',
    numbers: (count) => counted(count, 'Zahl', 'Zahlen'),
    signs: { lower: '↓', higher: '↑', found: '=' },
  },
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  fault: (code, most) =>
    code === 'game-over' ? 'Das Spiel ist zu Ende.' : `Tippe eine Zahl von 1 bis ${number(most)}.`,
  setup: {
    most: 'Zahlen',
    turns: 'Versuche',
    seedHelp: 'Jeder Text geht. Wer denselben eingibt, sucht dieselbe Zahl.',
  },
  share: {
    open: 'Link kopieren',
    label: 'Link zu diesem Spiel',
    copied: 'Der Link ist kopiert. Er enthält deine Versuche.',
    ready: 'Hier ist der Link. Er enthält deine Versuche.',
    tooLong: 'Dieses Spiel ist zu lang für einen Link.',
  },
  command: { placeholder: '50, left, undo, new' },
  keys: {
    keyRows: [
      [['0', '…', '9'], 'einen Versuch tippen'],
      [['U', 'R'], 'zurücknehmen und wiederholen'],
      [['L'], 'vorlesen, welche Zahlen möglich sind'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Übersicht öffnen'],
    ],
    commandRows: [
      ['50', '50 raten'],
      ['left', 'vorlesen, welche Zahlen möglich sind'],
      ['undo, redo', 'einen Versuch zurücknehmen oder wiederholen'],
      ['new holly', 'ein Spiel mit dem Seed holly beginnen, oder mit einem anderen'],
      ['setup', 'das nächste Spiel einstellen'],
      ['link', 'einen Link zu diesem Spiel kopieren'],
      ['state', 'vorlesen, wie es steht'],
    ],
  },
  honest:
    'Die Zahl wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist sie nirgends zu sehen, aber wer es darauf anlegt, kann sie ausrechnen.',
};
