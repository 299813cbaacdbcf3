import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { digitsOf } from '../../model/usual-board.ts';
import type { knuth as english } from '../english/knuth.ts';
import { counted, figure } from './grammar.ts';

const text: LessonText = {
  title: 'Warum Knuth mit 1122 beginnt',
  short: 'Knuths 1122',
  summary:
    'Jeder erste Versuch zerlegt 1296 Codes; der kleinste schlimmste Fall gewinnt, und fünf Versuche reichen immer.',
  paragraphs: [
    'Vor dem ersten Versuch sind 1296 Codes möglich. Jeder von ihnen gäbe auf deinen Versuch eine bestimmte Antwort; der Versuch zerlegt also alle Codes in Zellen, eine für jede Antwort. Kommt die Antwort, bleibt eine einzige Zelle übrig.',
    'Wenn es auf Namen der Steine und Reihenfolge der Plätze nicht ankommt, gibt es nur fünf Arten von erstem Versuch. In den Balken ist jedes Stück eine Zelle, und das mit Tinte gefüllte ist die größte: die Codes, die im schlimmsten Fall bleiben.',
    'Donald Knuth schlug 1976 vor, diesen schlimmsten Fall so klein wie möglich zu machen. Die Regel heißt Minimax. Nach 1122 bleiben höchstens 256 Codes; jede andere Art lässt mehr übrig.',
    'Unter gleich guten Versuchen nimmt er einen, der noch der Code sein kann, und dann den kleinsten. Über alle Codes gespielt braucht sein Spieler 5801 Versuche, im Schnitt 4,476, und nie mehr als fünf. Die Tabelle unten stammt nicht aus einem Buch: Dein Gerät spielt alle 1296 Spiele, während du liest.',
  ],
  placeholder: '1123, guess SSGG, play, tell',
  keyRows: [
    [['1', '…', '6'], 'diesen Stein auf den gewählten Platz setzen'],
    [['←', '→'], 'ein anderer Platz'],
    [['P'], 'alle Codes von diesem Versuch aus spielen'],
    [['L'], 'vorlesen, was dieser Versuch bewirkt'],
  ],
  commandRows: [
    ['guess 1123', 'ein anderer erster Versuch'],
    ['play', 'spielt alle Codes von diesem Versuch aus'],
    ['tell', 'sagt, was dieser Versuch bewirkt'],
  ],
};

export const knuth: typeof english = {
  text,
  guess: 'Erster Versuch',
  kindsHeading: 'Die Zellen jeder Art von Versuch',
  kindsCaption: 'ein Balken: 1296 Codes',
  bar: ({ guess, cells }) =>
    `${digitsOf(guess)}: ${counted(cells.length, 'Zelle', 'Zellen')} mit ${cells.map(({ count }) => count).join(', ')} Codes`,
  largest: ({ figures }) => `größte ${figures.worst}`,
  answers: ({ figures }) => counted(figures.parts, 'Antwort', 'Antworten'),
  figures: ({ guess, figures, size }) =>
    `${digitsOf(guess)} zerlegt ${counted(size, 'Code', 'Codes')} in ${counted(figures.parts, 'Zelle', 'Zellen')}. Die größte hat ${counted(figures.worst, 'Code', 'Codes')}; im Schnitt bleiben ${figure(figures.expected, 1)}.`,
  cellsHeading: 'Die Zellen dieses Versuchs',
  cellsHeads: ['Antwort', 'Anzahl'],
  treeHeading: 'Alle Codes durchgespielt',
  treeHeads: ['Antwort', 'Anzahl', 'Zweiter Versuch', 'Seine Zellen', 'Gefunden bis Zug'],
  play: 'Alle Codes von diesem Versuch aus spielen',
  playing: (digits) => `Alle 1296 Codes werden von ${digits} aus gespielt.`,
  played: ({ guess, total, histogram, done }) =>
    `Von ${digitsOf(guess)} aus brauchen alle ${done} Codes zusammen ${total} Versuche, im Schnitt ${figure(total / done, 3)} und höchstens ${histogram.length}.`,
  progress: ({ done }, digits) => `${digits}: ${done} von 1296 Codes gespielt`,
  broken: 'Das Spielen ist abgebrochen. Drück noch einmal auf den Knopf, dann beginnt es von vorn.',
  isCode: 'es war der Code',
  second: ({ second }) =>
    second === undefined
      ? 'es war der Code'
      : `${counted(second.cells.length, 'Zelle', 'Zellen')}, größte ${second.cells[0]?.count ?? 0}`,
  turnsHeading: 'Wann die Codes gefunden werden',
  turn: (turn, codes) => `Zug ${turn}: ${counted(codes, 'Code', 'Codes')}`,
  after: [
    'Weniger als fünf kann kein Spieler versprechen; auch das hat Knuth bewiesen. Vier Versuche sind zu wenig: Nach dem ersten können 256 Codes oder mehr übrig sein, und zwei weitere Antworten von je höchstens 14 Arten unterscheiden vor dem letzten Versuch höchstens 14 × 14 = 196 Gruppen.',
    'Wer den schlimmsten Fall klein hält, hat noch nicht den besten Schnitt. Die wenigsten Versuche über alle Codes sind 5625, im Schnitt 4,340, und dieser Spieler braucht ab und zu sechs; mit einem Versuch mehr, 5626, dauert nichts länger als fünf (Koyama und Lai, 1993). Welcher erste Versuch im Schnitt am meisten verrät, steht auf der nächsten Seite.',
  ],
};
