import type { Pair, TouchRule } from '@inkling/matching/placement/grid';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LessonText } from '../../../../shell/parts/lesson-part.ts';
import { type BoardFacts, CENTRE } from '../model/pairing-board.ts';

const { counted, listed } = grammarOf('en');

const text: LessonText = {
  title: 'Why the 3×3 witch board needs its centre',
  short: 'The witch board',
  summary:
    'When corners count, only a bonus in the middle allows any board at all: a proof you can lay out yourself.',
  paragraphs: [
    'The small board of Who’s That Witch? has nine squares: one bonus and four pairs of witches. Mates must not touch. Let corners count as touching, as they do on the larger boards.',
    'The first program for this game put the bonus anywhere, tried a hundred times to place the pairs, and then gave up and broke its own rule. It did so in eight of nine games. The reason is not bad luck.',
    'Put the bonus somewhere and try to pair off the other eight squares. Then read the argument; the engine checks it by counting every pairing in two independent ways.',
  ],
  placeholder: 'special 5, pair 1 9, next, corners off, clear',
  keyRows: [
    [['1', '…', '9'], 'use the chosen tool on that square'],
    [['B'], 'take the bonus'],
    [['P'], 'take the pairs'],
    [['N'], 'the next pairing that keeps the rule'],
    [['C'], 'clear the pairs'],
    [['R'], 'let corners count, or not'],
    [['L'], 'listen: say what is possible'],
  ],
  commandRows: [
    ['special 5', 'put the bonus in square 5; several numbers put several'],
    ['pair 1 9', 'join squares 1 and 9'],
    ['next', 'the next pairing that keeps the rule'],
    ['corners on, corners off', 'let corners count as touching, or not'],
    ['clear', 'clear the pairs'],
    ['tell', 'say what is possible'],
  ],
};

const pairText = ([a, b]: Pair) => `${a + 1} and ${b + 1}`;

function conflicts(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return '';
  return `${listed(pairs.map((pair) => pairText(pair)))} touch.`;
}

function sentence({ free, specialsTouching, counts, verdict }: BoardFacts): string {
  if (specialsTouching.length > 0) return `Bonuses may not touch, but ${conflicts(specialsTouching)}`;
  if (counts === undefined)
    return `${counted(free.length, 'square is', 'squares are')} free, an odd number: one would be left without a mate.`;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const valid = counts[0] ?? 0;
  if (valid > 0) return `${valid} of ${counted(total, 'pairing keeps', 'pairings keep')} the rule.`;
  if (!verdict || verdict.feasible) return `None of ${total} pairings keeps the rule.`;
  const { dominating } = verdict.obstacle;
  const why =
    dominating === undefined
      ? 'the free squares fall into groups in which all squares touch'
      : `${dominating === CENTRE ? 'the centre' : `square ${dominating + 1}`} touches every other free square, so its mate must touch it`;
  return `None of ${total} pairings keeps the rule: ${why}. At least ${counted(verdict.least, 'pair touches', 'pairs touch')}.`;
}

export const english = {
  text,
  board: 'Board of nine squares',
  toolLabel: 'Tool',
  tools: { special: 'Bonus', pair: 'Pairs' },
  toolHelp: {
    special: 'Choose a square to put a bonus there or take it away.',
    pair: 'Choose two squares to join them as mates.',
  },
  ruleLabel: 'Mates may not touch',
  rules: { king: 'sides and corners', rook: 'sides only' },
  ruleSentence: { king: 'Corners count.', rook: 'Corners do not count.' },
  next: 'Show a pairing that works',
  clear: 'Clear the pairs',
  square: (square: number, what: 'special' | 'held' | 'free', mate: number | undefined, touches: boolean) => {
    const name = `Square ${square + 1}`;
    if (what === 'special') return `${name}: bonus`;
    if (what === 'held') return `${name}: waiting for a mate`;
    if (mate === undefined) return `${name}: free`;
    return `${name}: mate of ${mate + 1}${touches ? ', and they touch' : ''}`;
  },
  factsHeading: 'What is possible',
  sentence,
  conflicts,
  countsHeading: 'Pairings by how many pairs touch',
  countsHeads: ['Touching pairs', 'Pairings'],
  counted: ({ listed, counts }: BoardFacts): string =>
    listed === undefined || counts === undefined
      ? ''
      : listed.join() === counts.join()
        ? 'Counted by inclusion and exclusion, and again by listing every pairing: the numbers agree.'
        : 'The two counts disagree, which should never happen. Please report it.',
  bySquareHeading: 'Pairings for each place of the bonus',
  bySquareCaption: 'how many keep the rule',
  bySquare: (square: number, count: number) =>
    `Bonus in square ${square + 1}: ${counted(count, 'pairing', 'pairings')}`,
  proofHeading: 'The argument',
  proof: (rule: TouchRule, counts: readonly number[]) => {
    const others = [...new Set(counts.filter((_, square) => square !== CENTRE))].toSorted((a, b) => a - b);
    if (rule === 'rook')
      return [
        'If only sides count, the centre touches four squares instead of eight. Its mate can be a corner.',
        `So the argument does not hold, and there are boards for every place of the bonus: ${others.join(' or ')} pairings off the centre, ${counts[CENTRE]} on it. The easy game uses this rule unless you choose the other.`,
      ];
    return [
      'Suppose the bonus is not in the centre. Then the centre holds a witch, and she has a mate somewhere.',
      'The centre touches all eight other squares: four by a side, four by a corner.',
      `So her mate touches her, wherever it lies, and all 105 pairings break the rule. The count finds ${others.join(', ')} for each of these eight places.`,
      `Now put the bonus in the centre. The other eight squares form a ring, and opposite sides of the ring do not touch. ${counts[CENTRE]} of 105 pairings keep the rule. That is why the centre is needed, and why it is enough.`,
    ];
  },
  isSpecial: (square: number) => `Square ${square + 1} holds the bonus.`,
  holding: (square: number) => `Square ${square + 1} waits for a mate.`,
  putDown: (square: number) => `Square ${square + 1} is free again.`,
  joined: (pair: Pair, touches: boolean, complete: boolean, touching: number) => {
    const pairSentence = `${pairText(pair)} are mates${touches ? ', and they touch' : ''}.`;
    if (!complete) return pairSentence;
    return `${pairSentence} The board is full: ${touching === 0 ? 'no mates touch' : counted(touching, 'pair touches', 'pairs touch')}.`;
  },
  showing: (number: number, count: number, pairs: readonly Pair[]) =>
    `Pairing ${number} of ${count}: ${pairs.map((pair) => pairText(pair)).join('; ')}.`,
  cleared: 'The pairs are cleared.',
  notUnderstood: 'Type special 5, pair 1 9, next, corners on, corners off or clear. Type ? to list them all.',
  notSquares: 'Squares are numbered 1 to 9, row by row, each named once; a pair has two.',
};
