import type { Split } from '../partition/splitting.ts';
import { answer, counted, figure, grouped } from './german-numbers.ts';
import type { LabWords } from './words.ts';

function told(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} zerlegt ${grouped(left)} in ${counted(parts, 'Teil', 'Teile')}: höchstens ${grouped(worst)}, erwartet ${figure(expected, 2)}, ${figure(bits, 3)} Bit.`;
}

export const german: LabWords['partition'] = {
  heading: 'Zerlegung durch einen Versuch',
  guess: 'Versuch',
  other: 'Daneben (darf leer sein)',
  split: 'Zerlegen',
  best: 'Der Versuch, der am meisten verrät',
  stop: 'Anhalten',
  thinking: 'Wird zerlegt.',
  broken: 'Der Teil, der zerlegt, steht still. Mit Zerlegen beginnt es von vorn.',
  stopped: 'Angehalten. Was gefunden ist, bleibt.',
  atTop: 'Es wurde noch kein Zug gespielt: Das ist der Anfang.',
  tooLong: (most) => `Ein Verlauf hat hier höchstens ${counted(most, 'Zug', 'Züge')}.`,
  history: 'Züge bisher',
  noHistory: 'Noch keine. Öffne unten einen Teil oder tippe einen: 1122:1,0, bei Wörtern salet:gywww.',
  turn: (turn, guess, marks) => `${turn}. ${guess}: ${answer(marks)}`,
  backTo: (turn) => `Zurück zu Zug ${turn}`,
  up: 'Letzten Zug zurücknehmen',
  fault: (fault) => {
    switch (fault.code) {
      case 'contradiction':
        return 'Kein Code passt zu diesen Zügen, also gibt es nichts zu zerlegen. Nimm einen Zug zurück.';
      case 'too-large':
        return 'Für eine genaue Zerlegung sind es nach diesem Verlauf zu viele Codes.';
      case 'no-words':
        return 'Die Wörter ließen sich nicht laden. Einmal online, bleiben sie für später.';
      case 'not-in-list':
        return `${fault.guess} steht nicht in der Wortliste und ist als Versuch nicht erlaubt.`;
    }
  },
  result: (splits, write) =>
    splits.length === 0
      ? 'Es wurde noch nichts zerlegt.'
      : splits.map((split) => told(split, write)).join(' '),
  cells: (guess) => `Teile von ${guess}`,
  caption: ({ left }) => `${grouped(left)} übrig, nach ihrer Antwort; der größte Teil zuerst`,
  columns: { answer: 'Antwort', size: 'Übrig', share: 'Anteil', bits: 'In Bit', codes: 'Zum Beispiel' },
  open: (marks, size) => `Öffnen: ${answer(marks)}, ${grouped(size)} übrig`,
  more: (count) => `noch ${counted(count, 'kleinerer Teil', 'kleinere Teile')}`,
  possible: 'kann das Gesuchte sein',
  impossible: 'kann nicht das Gesuchte sein',
  judged: 'Was jedes Maß dazu sagt',
  measures: {
    worst: 'Größter Teil',
    expected: 'Erwartete Größe',
    bits: 'Entropie in Bit',
    parts: 'Anzahl der Teile',
  },
  measure: 'Maß',
  bestBy: 'Bester Versuch danach',
  looking: 'wird gesucht …',
  notRanked: 'bei so vielen nicht gesucht',
  equal: (guess) => `${guess}, so gut wie jeder andere`,
  race: 'Wettlauf der Wertungen',
  scorers: {
    linked: 'Aus der Liste nehmen',
    flags: 'Abhaken',
    counting: 'Zählen',
    production: 'Zählen in einem Durchgang',
  },
  lap: ({ scored, milliseconds }) =>
    milliseconds < 0.5 ? 'zu schnell für die Uhr' : `${figure(scored / milliseconds / 1000, 1)} Mio./s`,
  raced: (laps) =>
    laps.every(({ agrees }) => agrees)
      ? 'Alle kommen zur selben Zerlegung.'
      : 'Sie kommen nicht zur selben Zerlegung: Das ist ein Fehler dieses Programms.',
  raceNote:
    'Jede hat den Versuch gegen jeden übrigen Code gewertet, mindestens 200.000-mal, gerade eben in diesem Browser. Die letzte ist die, die im Einsatz ist.',
};
