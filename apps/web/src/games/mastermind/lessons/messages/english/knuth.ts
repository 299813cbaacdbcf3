import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import type { Partition } from '../../model/partition.ts';
import type { Branch, PlayedOut } from '../../model/play-out.ts';
import { digitsOf } from '../../model/usual-board.ts';
import { counted } from './grammar.ts';

const text: LessonText = {
  title: 'Why Knuth opens with 1122',
  short: 'Knuth’s 1122',
  summary:
    'Every first guess splits 1296 codes; the smallest worst case wins, and five guesses are always enough.',
  paragraphs: [
    'Before the first guess 1296 codes are possible. Each of them would answer your guess in one definite way, so the guess sorts all codes into cells, one for each answer. When the answer comes, one cell is left.',
    'If the names of the pieces and the order of the places do not matter, there are only five kinds of first guess. In the bars, each segment is a cell, and the inked one is the largest: the codes left in the worst case.',
    'In 1976 Donald Knuth proposed making that worst case as small as possible. This rule is called minimax. 1122 leaves at most 256 codes; every other kind leaves more.',
    'Among equally good guesses he takes one that may still be the code, and then the lowest. Over all codes, his player needs 5801 guesses, 4.476 on average, and never more than five. The table below is not copied from a book: your device plays all 1296 games while you read.',
  ],
  placeholder: '1123, guess SSPP, play, tell',
  keyRows: [
    [['1', '…', '6'], 'put that piece at the chosen place'],
    [['←', '→'], 'go to another place'],
    [['P'], 'play all codes from this guess'],
    [['L'], 'listen: say what this guess does'],
  ],
  commandRows: [
    ['guess 1123', 'another first guess'],
    ['play', 'play all codes from this guess'],
    ['tell', 'say what this guess does'],
  ],
};

export const knuth = {
  text,
  guess: 'First guess',
  kindsHeading: 'The cells of each kind of guess',
  kindsCaption: 'a bar is 1296 codes',
  bar: ({ guess, cells }: Partition) =>
    `${digitsOf(guess)}: ${counted(cells.length, 'cell', 'cells')} of ${cells.map(({ count }) => count).join(', ')} codes`,
  largest: ({ figures }: Partition) => `largest ${figures.worst}`,
  answers: ({ figures }: Partition) => counted(figures.parts, 'answer', 'answers'),
  figures: ({ guess, figures, size }: Partition) =>
    `${digitsOf(guess)} splits ${size} codes into ${figures.parts} cells. The largest has ${figures.worst}; on average ${figures.expected.toFixed(1)} are left.`,
  cellsHeading: 'The cells of this guess',
  cellsHeads: ['Answer', 'Codes'],
  treeHeading: 'Every code played',
  treeHeads: ['Answer', 'Codes', 'Second guess', 'Its cells', 'Found by turn'],
  play: 'Play all codes from this guess',
  playing: (digits: string) => `Playing all 1296 codes from ${digits}.`,
  played: ({ guess, total, histogram, done }: PlayedOut) =>
    `From ${digitsOf(guess)}, all ${done} codes take ${total} guesses, ${(total / done).toFixed(3)} on average, and at most ${histogram.length}.`,
  progress: ({ done }: PlayedOut, digits: string) => `${digits}: ${done} of 1296 codes played`,
  broken: 'Playing was interrupted. Press Play to start again.',
  isCode: 'it was the code',
  second: ({ second }: Branch) =>
    second === undefined
      ? 'it was the code'
      : `${second.cells.length} cells, largest ${second.cells[0]?.count ?? 0}`,
  turnsHeading: 'When the codes are found',
  turn: (turn: number, codes: number) => `turn ${turn}: ${counted(codes, 'code', 'codes')}`,
  after: [
    'Five is the least that any player can promise, and Knuth proved it. Four guesses are too few: after the first, 256 codes or more may be left, and two further answers of at most 14 kinds each can tell apart at most 14 × 14 = 196 groups before the last guess.',
    'The smallest worst case is not the best average. The fewest guesses over all codes are 5625, 4.340 on average, and that player needs six now and then; with one guess more, 5626, nothing takes longer than five (Koyama and Lai, 1993). The next lesson shows which first guess tells you the most on average.',
  ],
};
