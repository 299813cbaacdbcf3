import type { Choice, Review, ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import type { Try } from '../session/drill-verdict.ts';
import type { Weighed } from '../session/weighing.ts';
import type { NamesOf } from './review-figures.ts';

const figure = (value: number) => value.toFixed(2).replace('-', '−');

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const known = ({ basis }: Choice) => (basis === 'exact' ? 'proved' : 'by estimate');

export const drill = {
  heading: 'Learn from your game',
  introduction:
    'At each turn that cost something, find a better guess than the one that was played. Take your time: nothing is counted.',
  start: 'Begin',
  notYet: 'The turns are still being judged. Please try again in a moment.',
  /** Facts about a sheet without a costly turn. */
  flawless: ({ turns, gained }: Review): string => {
    const best = turns.filter(({ facts }) => facts.includes('best')).length;
    const proved = best === 0 ? '' : ` ${best} of ${turns.length} are proved to be the best there is.`;
    return `Nothing to learn here: no turn cost a twentieth of a turn or more.${proved} Together they brought ${figure(gained)} bits.`;
  },
  count: (number: number, all: number): string => `${number} of ${all}`,
  position: (turn: number, { before }: ReviewedTurn): string =>
    `The game as it stood before turn ${turn}, with ${counted(before, 'code', 'codes')} possible. Which guess would have served better?`,
  question: (
    number: number,
    all: number,
    turn: number,
    { before, guess }: ReviewedTurn,
    namesOf: NamesOf,
  ): string =>
    `${number} of ${all}: turn ${turn}, ${counted(before, 'code', 'codes')} possible. You played ${namesOf(guess).join(', ')}. Which guess would have served better?`,
  played: (turn: number, guess: readonly string[]): string =>
    `Turn ${turn}, as it was played: ${guess.join(', ')}`,
  yours: 'was played',
  tryHeading: 'Your better guess',
  places: 'Places of your guess',
  place: (place: number, name: string | undefined): string => `Place ${place}: ${name ?? 'empty'}`,
  elements: 'Elements',
  erase: 'Erase',
  submit: 'Try it',
  giveUp: 'Show me',
  next: 'Next costly turn',
  end: 'Back to the review',
  incomplete: 'Fill every place first.',
  weighing: 'Weighing…',
  broken: 'The part that weighs has stopped. Try again; your game is safe.',
  verdict: ({ guess, verdict, weighed: { choice } }: Try, played: ReviewedTurn, namesOf: NamesOf): string => {
    const name = namesOf(guess).join(', ');
    const before = played.choice?.cost ?? 0;
    const costs = `It costs ${figure(choice.cost)} turns, yours cost ${figure(before)}, ${known(choice)}.`;
    switch (verdict) {
      case 'same':
        return `${name} is the guess that was played; it costs ${figure(before)} turns. Something else may serve better.`;
      case 'beyond':
        return `${name} is better than the reference would have played: ${figure(-choice.cost)} turns saved, ${known(choice)}.`;
      case 'best':
        return `${name} is as good as any: cost 0, ${known(choice)}. It saves ${figure(before)} turns.`;
      case 'better':
        return `${name} is better. ${costs} There is still something to gain: try another, or look at the best.`;
      case 'equal':
        return `${name} is just as good as what was played. ${costs}`;
      case 'worse':
        return `${name} does not help here. ${costs}`;
    }
  },
  best: ({ choice }: Weighed, namesOf: NamesOf): string =>
    `${namesOf(choice.best.guess).join(', ')} takes ${figure(choice.best.turns)} turns from here on average, itself counted, ${known(choice)}.`,
  /** What the best guess does that the played one does not. */
  reason: ({ choice, bestFigures: best, playedFigures: played }: Weighed): string => {
    const answers =
      best.parts === played.parts
        ? `Both have ${counted(best.parts, 'possible answer', 'possible answers')}`
        : `It has ${counted(best.parts, 'possible answer', 'possible answers')}, the played guess ${played.parts}`;
    const worst =
      best.worst === played.worst
        ? `in the worst case both leave ${best.worst}`
        : `in the worst case it leaves ${counted(best.worst, 'code', 'codes')}, the played guess ${played.worst}`;
    const average = `On average ${figure(best.expected)} codes stay instead of ${figure(played.expected)}.`;
    const possible = choice.best.possible
      ? 'It can be the code itself.'
      : 'It cannot be the code itself, and still tells more.';
    return `${answers}; ${worst}. ${average} ${possible}`;
  },
  done: (turns: number): string =>
    `That was all: ${counted(turns, 'costly turn', 'costly turns')} looked at again.`,
  ended: 'Back at the review.',
  help: 'Type a guess, give up, next or end. Type ? for all of them.',
  placeholder: 'SSTB, give up, next, end, ?',
  keyRows: [
    [['1', '…', '6'], 'put that element and go on'],
    [['←', '→'], 'go to another place'],
    [['⌫'], 'erase'],
    [['Enter'], 'try the guess'],
    [['G'], 'show the best guess and why'],
    [['C'], 'next costly turn'],
    [['E'], 'back to the review'],
    [['L'], 'listen: say the question again'],
    [['/'], 'go to the command line'],
    [['?'], 'this page'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  commandRows: [
    ['SSTB, guess SSTB', 'try a guess, by letters, digits or names'],
    ['give up', 'show the best guess and why'],
    ['next', 'next costly turn'],
    ['end', 'back to the review'],
  ] satisfies readonly (readonly [string, string])[],
};
