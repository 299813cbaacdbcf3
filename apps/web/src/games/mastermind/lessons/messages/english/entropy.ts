import type { Feedback } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import type { Area } from '../../model/areas.ts';
import type { Partition } from '../../model/partition.ts';
import { digitsOf } from '../../model/usual-board.ts';
import { answer, counted, percent } from './grammar.ts';

const text: LessonText = {
  title: 'Entropy: what an answer is worth',
  short: 'Entropy',
  summary:
    'Bits count halvings; the guess with the most expected bits is not the one with the smallest worst case.',
  paragraphs: [
    'One bit halves the codes that are possible. An answer that one code in eight would give leaves an eighth of them: that is three halvings, three bits. An answer with probability p is worth log₂(1/p) bits, so rare answers tell you much and likely ones little.',
    'Before you ask, you do not know which answer will come. Weight the bits of each answer by its probability and add them up: Σ p · log₂(1/p). This sum is the entropy of the guess: the bits it is expected to bring.',
    'In the drawing each answer is a rectangle, as wide as it is likely and as high as it is surprising. The inked area is the number of bits to expect; the dashed line spreads the same area evenly, so its height is that number.',
    'To single out one of 1296 codes takes log₂ 1296 = 10.34 bits in all, wherever they come from.',
  ],
  placeholder: '1234, after 1,1, start, bits, worst',
  keyRows: [
    [['1', '…', '6'], 'put that piece at the chosen place'],
    [['←', '→'], 'go to another place'],
    [['B'], 'take the guess with the most bits'],
    [['W'], 'take the guess with the smallest worst case'],
    [['N'], 'the next position'],
    [['L'], 'listen: say what this guess is worth'],
  ],
  commandRows: [
    ['guess 1234', 'another guess'],
    ['after 1,1', 'the position after that answer to 1122'],
    ['start', 'the position before the first guess'],
    ['bits', 'take the guess with the most bits'],
    ['worst', 'take the guess with the smallest worst case'],
  ],
};

export const entropy = {
  text,
  guess: 'Guess',
  positionLabel: 'Position',
  start: 'before the first guess',
  after: ({ exact, near }: Feedback) => `after 1122: ${answer(exact, near)}`,
  position: (codes: number, after: Feedback | undefined) =>
    `${after ? `After 1122 with ${answer(after.exact, after.near)}` : 'Before the first guess'}: ${counted(codes, 'code', 'codes')} possible.`,
  noSuchAnswer: 'Name an answer to 1122 that leaves something to ask, for example: after 1,1.',
  areasHeading: 'Expected bits as an area',
  areasCaption: 'width: chance · height: bits',
  drawing: (partition: Partition) =>
    `${counted(partition.cells.length, 'rectangle', 'rectangles')}, from ${counted(partition.cells[0]?.count ?? 0, 'code', 'codes')} to ${partition.cells.at(-1)?.count ?? 0}; the area is ${partition.figures.bits.toFixed(2)} bits`,
  axisBits: 'bits',
  axisChance: 'chance',
  expected: (bits: number) => `${bits.toFixed(2)} bits expected`,
  bits: (bits: number) => bits.toFixed(3),
  figures: ({ guess, figures, size }: Partition) =>
    `${digitsOf(guess)} on ${counted(size, 'code', 'codes')}: ${figures.bits.toFixed(3)} bits expected, ${counted(figures.parts, 'answer', 'answers')}, at most ${figures.worst} left.`,
  tableHeading: 'Where the bits come from',
  tableHeads: ['Answer', 'Codes', 'Chance', 'Bits', 'Chance × bits'],
  areaRow: ({ cell, bits, area }: Area) => [
    String(cell.count),
    percent(cell.chance),
    bits.toFixed(2),
    area.toFixed(3),
  ],
  sum: 'Expected bits',
  contrastHeading: 'Two rules, one position',
  players: { entropy: 'Most expected bits', knuth: 'Smallest worst case' },
  contrastHeads: ['Rule', 'Its guess', 'Bits', 'Worst case', 'Answers'],
  use: (digits: string) => `Take ${digits}`,
  contrast: (entropy: Partition, knuth: Partition) => {
    if (digitsOf(entropy.guess) === digitsOf(knuth.guess)) return 'Here both rules choose the same guess.';
    const bits = entropy.figures.bits - knuth.figures.bits;
    const worst = entropy.figures.worst - knuth.figures.worst;
    if (bits === 0 || worst === 0)
      return `They choose differently, though ${worst === 0 ? 'the worst case is the same' : 'the bits are the same'}: what one rule calls a tie, the other can tell apart.`;
    return `They disagree. ${digitsOf(entropy.guess)} brings ${bits.toFixed(3)} bits more on average; in return its worst case leaves ${counted(worst, 'code', 'codes')} more. One rule looks at the average of all answers, the other only at the likeliest.`;
  },
};
