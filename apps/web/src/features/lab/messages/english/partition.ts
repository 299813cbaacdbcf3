import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Split } from '../../../../shell/parts/lab-tasks.ts';

const { counted, figure, number } = grammarOf('en', 'always');

function splitSentence(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} splits ${number(left)} into ${counted(parts, 'part', 'parts')}: at most ${number(worst)}, ${figure(expected, 2)} expected, ${figure(bits, 3)} bits.`;
}

export const english = {
  heading: 'How a guess splits the codes',
  guess: 'Guess',
  other: 'Compare with (optional)',
  split: 'Split',
  best: 'Find the best guess',
  thinking: 'Splitting…',
  broken: 'Splitting was interrupted. Press Split to start again.',
  stopped: 'Stopped. What was found is kept.',
  atTop: 'No turn has been played: this is the beginning.',
  tooLong: (most: number) => `At most ${most} turns fit here.`,
  history: 'Turns so far',
  noHistory: 'None yet. Open a part below, or type one: 1122:1,0, or salet:gywww for words.',
  turn: (turn: number, guess: string, answer: string) => `${turn}. ${guess}: ${answer}`,
  backTo: (turn: number) => `Back to turn ${turn}`,
  up: 'Undo the last turn',
  contradiction: 'No code fits these turns, so there is nothing to split. Undo a turn.',
  result: (splits: readonly Split[], write: (guess: string) => string): string =>
    splits.length === 0
      ? 'Nothing has been split yet.'
      : splits.map((split) => splitSentence(split, write)).join(' '),
  cells: (guess: string) => `Parts of ${guess}`,
  caption: ({ left }: Split) => `${number(left)} left, by the answer they would give; largest part first`,
  columns: { answer: 'Answer', size: 'Left', share: 'Share', bits: 'Bits', codes: 'For example' },
  open: (answer: string, size: number) => `Open ${answer}, ${number(size)} left`,
  more: (count: number) => `and ${counted(count, 'smaller part', 'smaller parts')}`,
  possible: 'can be the secret',
  impossible: 'cannot be the secret',
  judged: 'How each measure rates it',
  measures: {
    worst: 'Largest part',
    expected: 'Expected size',
    bits: 'Entropy, bits',
    parts: 'Number of parts',
  },
  measure: 'Measure',
  bestBy: 'Best guess by this',
  looking: 'looking…',
  notRanked: 'too many codes to search',
};
