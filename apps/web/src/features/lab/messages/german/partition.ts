import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Split } from '../../../../shell/parts/lab-tasks.ts';
import type { english } from '../english/partition.ts';

const { counted, figure, number } = grammarOf('de');

function splitSentence(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} zerlegt ${number(left)} in ${counted(parts, 'Teil', 'Teile')}: höchstens ${number(worst)}, erwartet ${figure(expected, 2)}, ${figure(bits, 3)} Bit.`;
}

export const german: typeof english = {
  heading: 'Wie ein Versuch die Codes zerlegt',
  guess: 'Versuch',
  other: 'Zum Vergleich (optional)',
  split: 'Zerlegen',
  best: 'Besten Versuch suchen',
  thinking: 'Wird zerlegt …',
  broken: 'Das Zerlegen ist abgebrochen. Mit „Zerlegen“ beginnt es von vorn.',
  stopped: 'Angehalten. Was gefunden ist, bleibt.',
  atTop: 'Es wurde noch kein Zug gespielt: Das ist der Anfang.',
  tooLong: (most) => `Hier ist Platz für höchstens ${counted(most, 'Zug', 'Züge')}.`,
  history: 'Züge bisher',
  noHistory:
    'Noch keine. Öffne unten einen Teil oder tippe einen Zug: 1122:1,0 oder bei Wörtern salet:gywww.',
  turn: (turn, guess, marks) => `${turn}. ${guess}: ${marks}`,
  backTo: (turn) => `Zurück zu Zug ${turn}`,
  up: 'Letzten Zug zurücknehmen',
  contradiction: 'Kein Code passt zu diesen Zügen, also gibt es nichts zu zerlegen. Nimm einen Zug zurück.',
  result: (splits, write) =>
    splits.length === 0
      ? 'Es wurde noch nichts zerlegt.'
      : splits.map((split) => splitSentence(split, write)).join(' '),
  cells: (guess) => `Teile von ${guess}`,
  caption: ({ left }) => `${number(left)} übrig, nach ihrer Antwort; der größte Teil zuerst`,
  columns: { answer: 'Antwort', size: 'Übrig', share: 'Anteil', bits: 'In Bit', codes: 'Zum Beispiel' },
  open: (marks, size) => `Öffnen: ${marks}, ${number(size)} übrig`,
  more: (count) => `und ${counted(count, 'kleinerer Teil', 'kleinere Teile')}`,
  possible: 'kann die Lösung sein',
  impossible: 'kann nicht die Lösung sein',
  judged: 'Wie jedes Maß ihn bewertet',
  measures: {
    worst: 'Größter Teil',
    expected: 'Erwartete Größe',
    bits: 'Entropie in Bit',
    parts: 'Anzahl der Teile',
  },
  measure: 'Maß',
  bestBy: 'Bester Versuch dafür',
  looking: 'wird gesucht …',
  notRanked: 'zu viele Codes, um ihn zu suchen',
};
