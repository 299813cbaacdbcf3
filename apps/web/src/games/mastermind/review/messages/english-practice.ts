import type { Code } from '@inkling/core/feedback';
import type { Choice, ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Try } from '../judging/verdict.ts';
import type { Weighed } from '../judging/weighing.ts';

const figure = (value: number) => value.toFixed(2).replace('-', '−');

const { counted } = grammarOf('en', 'always');

const known = ({ basis }: Choice) => (basis === 'exact' ? 'That is proved.' : 'That is an estimate.');

const bothKnown = ({ basis }: Choice) =>
  basis === 'exact' ? 'Both figures are proved.' : 'Both figures are estimates.';

export const practice = {
  position: (turn: number, { before }: ReviewedTurn): string =>
    `The game as it stood before turn ${turn}, with ${counted(before, 'code', 'codes')} possible. Which guess would have been better?`,
  question: (turn: number, { before, guess }: ReviewedTurn, namesOf: NamesOf): string =>
    `Turn ${turn}, ${counted(before, 'code', 'codes')} possible. You played ${namesOf(guess).join(', ')}. Which guess would have been better?`,
  played: (guess: readonly string[]): string => `As it was played: ${guess.join(', ')}`,
  yours: 'was played',
  places: 'Places of your guess',
  place: (place: number, name: string | undefined): string => `Place ${place}: ${name ?? 'empty'}`,
  pieces: 'Pieces',
  erase: 'Erase',
  submit: 'Try it',
  incomplete: 'Fill every place first.',
  weighing: 'Weighing…',
  broken: 'Weighing your guess failed. Try again; your game is safe.',
  verdict: ({ guess, verdict, weighed: { choice } }: Try, played: ReviewedTurn, namesOf: NamesOf): string => {
    const name = namesOf(guess).join(', ');
    const before = played.choice?.cost ?? 0;
    const costs = `It costs ${figure(choice.cost)} turns; yours cost ${figure(before)}. ${bothKnown(choice)}`;
    switch (verdict) {
      case 'same':
        return `${name} is the guess that was played; it costs ${figure(before)} turns. Another guess may be better.`;
      case 'beyond':
        return `${name} is better than the reference would have played: it saves ${figure(-choice.cost)} turns. ${known(choice)}`;
      case 'best':
        return `${name} is as good as any and saves ${figure(before)} turns. ${known(choice)}`;
      case 'better':
        return `${name} is better. ${costs} There is still something to gain: try another, or look at the best.`;
      case 'equal':
        return `${name} is just as good as what was played. ${costs}`;
      case 'worse':
        return `${name} does not help here. ${costs}`;
    }
  },
  best: ({ choice }: Weighed, namesOf: NamesOf): string =>
    `${namesOf(choice.best.guess).join(', ')} takes ${figure(choice.best.turns)} turns from here on average, itself included. ${known(choice)}`,
  /** Compares the best guess with the played one. */
  reason: ({ choice, bestFigures: best, playedFigures: played }: Weighed): string => {
    const answers =
      best.parts === played.parts
        ? `Both have ${counted(best.parts, 'possible answer', 'possible answers')}`
        : `It has ${counted(best.parts, 'possible answer', 'possible answers')}, the played guess ${played.parts}`;
    const worst =
      best.worst === played.worst
        ? `in the worst case both leave ${best.worst}`
        : `in the worst case it leaves ${counted(best.worst, 'code', 'codes')}, the played guess ${played.worst}`;
    const average = `On average ${figure(best.expected)} codes remain instead of ${figure(played.expected)}.`;
    const possible = choice.best.possible
      ? 'It can be the code itself.'
      : 'It cannot be the code itself, yet it tells you more.';
    return `${answers}; ${worst}. ${average} ${possible}`;
  },
};

/** Returns the names of a code's pieces in the language of the page. */
export type NamesOf = (code: Code) => readonly string[];
