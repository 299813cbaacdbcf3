import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { digitsOf } from '../../model/usual-board.ts';
import type { entropy as english } from '../english/entropy.ts';
import { answer, counted, figure, form, number, percent } from './grammar.ts';

const text: LessonText = {
  title: 'Entropie: was eine Antwort wert ist',
  short: 'Entropie',
  summary:
    'Bits zählen Halbierungen; der Versuch, der die meisten Bits erwarten lässt, ist nicht der mit dem kleinsten schlimmsten Fall.',
  paragraphs: [
    'Ein Bit halbiert die Codes, die möglich sind. Eine Antwort, die einer von acht Codes gäbe, lässt ein Achtel von ihnen übrig: Das sind drei Halbierungen, drei Bit. Eine Antwort mit der Wahrscheinlichkeit p ist log₂(1/p) Bit wert; seltene Antworten verraten also viel und wahrscheinliche wenig.',
    'Bevor du fragst, weißt du nicht, welche Antwort kommt. Gewichte die Bits jeder Antwort mit ihrer Wahrscheinlichkeit und zähle zusammen: Σ p · log₂(1/p). Diese Summe ist die Entropie des Versuchs, der Erwartungswert der Bits, die er bringt.',
    'In der Zeichnung ist jede Antwort ein Rechteck, so breit, wie sie wahrscheinlich, und so hoch, wie sie überraschend ist. Die Tintenfläche ist der Erwartungswert; die gestrichelte Linie ist dieselbe Fläche, gleichmäßig ausgebreitet, und so ist ihre Höhe die Zahl selbst.',
    'Um einen von 1296 Codes herauszufinden, braucht es insgesamt log₂ 1296 = 10,34 Bit, woher sie auch kommen.',
  ],
  placeholder: '1234, after 1,1, start, bits, worst',
  keyRows: [
    [['1', '…', '6'], 'diesen Stein auf den gewählten Platz setzen'],
    [['←', '→'], 'ein anderer Platz'],
    [['B'], 'den Versuch mit den meisten Bits nehmen'],
    [['W'], 'den Versuch mit dem kleinsten schlimmsten Fall nehmen'],
    [['N'], 'die nächste Stellung'],
    [['L'], 'vorlesen, was dieser Versuch wert ist'],
  ],
  commandRows: [
    ['guess 1234', 'ein anderer Versuch'],
    ['after 1,1', 'die Stellung, nachdem 1122 diese Antwort bekam'],
    ['start', 'die Stellung vor dem ersten Versuch'],
    ['bits', 'nimmt den Versuch mit den meisten Bits'],
    ['worst', 'nimmt den Versuch mit dem kleinsten schlimmsten Fall'],
  ],
};

export const entropy: typeof english = {
  text,
  guess: 'Versuch',
  positionLabel: 'Stellung',
  start: 'vor dem ersten Versuch',
  after: ({ exact, near }) => `nach 1122: ${answer(exact, near)}`,
  position: (codes, after) =>
    `${after ? `Nach 1122 mit ${answer(after.exact, after.near)}` : 'Vor dem ersten Versuch'}: ${counted(codes, 'Code', 'Codes')} möglich.`,
  noSuchAnswer:
    'Nenne eine Antwort auf 1122, nach der es noch etwas zu fragen gibt, zum Beispiel: after 1,1.',
  areasHeading: 'Der Erwartungswert als Fläche',
  areasCaption: 'Breite: Wahrscheinlichkeit · Höhe: Bits',
  drawing: (partition) =>
    `${counted(partition.cells.length, 'Rechteck', 'Rechtecke')}, von ${counted(partition.cells[0]?.count ?? 0, 'Code', 'Codes')} bis ${partition.cells.at(-1)?.count ?? 0}; die Fläche ist ${figure(partition.figures.bits, 2)} Bit`,
  axisBits: 'Bits',
  axisChance: 'Wahrscheinlichkeit',
  expected: (bits) => `${figure(bits, 2)} Bit erwartet`,
  bits: (bits) => figure(bits, 3),
  figures: ({ guess, figures, size }) =>
    `${digitsOf(guess)} bei ${counted(size, 'Code', 'Codes')}: ${figure(figures.bits, 3)} Bit erwartet, ${counted(figures.parts, 'Antwort', 'Antworten')}, höchstens ${number(figures.worst)} übrig.`,
  tableHeading: 'Woher die Bits kommen',
  tableHeads: ['Antwort', 'Anzahl', 'Wahrscheinlichkeit', 'Wert in Bits', 'Produkt'],
  areaRow: ({ cell, bits, area }) => [
    String(cell.count),
    percent(cell.chance),
    figure(bits, 2),
    figure(area, 3),
  ],
  sum: 'Erwartete Bits',
  contrastHeading: 'Zwei Regeln, eine Stellung',
  players: { entropy: 'Die meisten erwarteten Bits', knuth: 'Der kleinste schlimmste Fall' },
  contrastHeads: ['Regel', 'Ihr Versuch', 'Erwartete Bits', 'Schlimmster Fall', 'Antworten'],
  use: (digits) => `${digits} nehmen`,
  contrast: (entropy, knuth) => {
    if (digitsOf(entropy.guess) === digitsOf(knuth.guess))
      return 'Hier wählen beide Regeln denselben Versuch.';
    const bits = entropy.figures.bits - knuth.figures.bits;
    const worst = entropy.figures.worst - knuth.figures.worst;
    if (bits === 0 || worst === 0)
      return `Sie wählen verschieden, obwohl ${worst === 0 ? 'der schlimmste Fall gleich ist' : 'die Bits gleich sind'}: Was für die eine Regel gleich gut ist, kann die andere unterscheiden.`;
    return `Sie sind sich uneinig. ${digitsOf(entropy.guess)} bringt im Schnitt ${figure(bits, 3)} Bit mehr; dafür ${form(worst, 'bleibt', 'bleiben')} im schlimmsten Fall ${counted(worst, 'Code', 'Codes')} mehr. Die eine Regel sieht auf den Durchschnitt aller Antworten, die andere nur auf die wahrscheinlichste.`;
  },
};
