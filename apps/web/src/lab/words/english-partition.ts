import type { Split } from '../partition/splitting.ts';
import { answer } from './answers.ts';
import { counted, grouped } from './numbers.ts';
import type { LabWords } from './words.ts';

function told(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} splits ${grouped(left)} into ${counted(parts, 'part', 'parts')}: at most ${grouped(worst)}, ${expected.toFixed(2)} expected, ${bits.toFixed(3)} bits.`;
}

export const english: LabWords['partition'] = {
  heading: 'Partition of a guess',
  guess: 'Guess',
  other: 'Beside it (may be empty)',
  split: 'Split',
  best: 'The guess that tells most',
  stop: 'Stop',
  thinking: 'Splitting.',
  broken: 'The part that splits has stopped. Press Split to begin again.',
  stopped: 'Stopped. What was found stays.',
  atTop: 'No turn has been played: this is the beginning.',
  tooLong: (most) => `A history has at most ${most} turns here.`,
  history: 'Turns so far',
  noHistory: 'None yet. Open a part below, or type one: 1122:1,0, or salet:gywww for words.',
  turn: (turn, guess, told) => `${turn}. ${guess}: ${answer(told)}`,
  backTo: (turn) => `Back to turn ${turn}`,
  up: 'Take the last turn back',
  fault: (fault) => {
    switch (fault.code) {
      case 'contradiction':
        return 'No code fits these turns, so there is nothing to split. Take a turn back.';
      case 'too-large':
        return 'There are too many codes for an exact partition of this history.';
      case 'no-words':
        return 'The words could not be loaded. Once online they are kept for later.';
      case 'not-in-list':
        return `${fault.guess} is not in the word list, so it cannot be guessed.`;
    }
  },
  result: (splits, write) =>
    splits.length === 0 ? 'Nothing has been split yet.' : splits.map((split) => told(split, write)).join(' '),
  cells: (guess) => `Parts of ${guess}`,
  caption: ({ left }) => `${grouped(left)} left, by what they would answer; the largest part first`,
  columns: { answer: 'Answer', size: 'Left', share: 'Share', bits: 'Bits', codes: 'For example' },
  open: (told, size) => `Open ${answer(told)}, ${grouped(size)} left`,
  more: (count) => `${counted(count, 'smaller part', 'smaller parts')} more`,
  possible: 'can be the secret',
  impossible: 'cannot be the secret',
  judged: 'What each way of judging says',
  measures: {
    worst: 'Largest part',
    expected: 'Expected size',
    bits: 'Entropy, bits',
    parts: 'Number of parts',
  },
  measure: 'Judged by',
  bestBy: 'Best guess by it',
  looking: 'looking…',
  notRanked: 'not looked for at this size',
  equal: (guess) => `${guess}, as good as any`,
  race: 'Three ways of scoring, raced',
  scorers: {
    linked: 'Linked removal',
    flags: 'Used flags',
    counting: 'Counting',
    production: 'Counting in one pass',
  },
  lap: ({ scored, milliseconds }) =>
    milliseconds < 0.5 ? 'too quick for the clock' : `${(scored / milliseconds / 1000).toFixed(1)} million/s`,
  raced: (laps) =>
    laps.every(({ agrees }) => agrees)
      ? 'All of them make the same partition.'
      : 'They do not make the same partition: that is a fault of this program.',
  raceNote:
    'Each scored the guess against every code left, at least 200,000 times, just now in this browser. The last is the one in use.',
};
