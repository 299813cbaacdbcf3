import type { Answer } from '@inkling/games/witch/rules/state';
import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted, listed } = grammarOf('en');

export type MoveEnd = 'match' | 'miss' | 'bomb';

export const english = {
  counted: (pairs: number): string => counted(pairs, 'pair', 'pairs'),
  move: (turn: number, names: readonly string[], end: MoveEnd): string =>
    `Turn ${turn}: ${listed(names)}. ${{ match: 'A pair', miss: 'No pair', bomb: 'A bomb' }[end]}.`,
  choiceWords: {
    yourGuess: 'The two tiles',
    choice: 'Memory',
    choiceMeans: 'Memory: whether you used what you had seen',
    choiceIs: {
      best: 'nothing forgotten',
      good: 'hardly anything forgotten',
      fair: 'a little forgotten',
      costly: 'a tile forgotten',
    },
    claimIs: {
      best: 'Nothing was forgotten.',
      good: 'Hardly anything was forgotten.',
      fair: 'A little was forgotten.',
      costly: 'A tile was forgotten.',
    },
    choices: {
      best: 'You forgot nothing.',
      good: 'You forgot hardly anything.',
      fair: 'You forgot a little.',
      costly: 'You forgot tiles that you had seen.',
    },
  },
  nothingForgotten: 'Nothing that you had seen was forgotten.',
  bomb: (covered: string | undefined): string =>
    covered === undefined ? 'The bomb covered no pair.' : `The bomb covered ${covered} again.`,
  bonus: 'A bonus came up on the way.',
  question: (answer: Answer, name: string, typed: string | undefined, hinted: boolean): string => {
    const hint = hinted ? ' after a hint' : '';
    if (answer === 'right') return `You knew her name${hint}: ${name}.`;
    if (answer === 'slip') return `You knew her name${hint}, apart from a slip: ${name}.`;
    return answer === 'wrong'
      ? `You took ${name} for ${typed ?? 'another'}.`
      : `You did not say her name: she is ${name}.`;
  },
  questions: 'Names known',
  knownOf: (known: number, asked: number): string => `${known} of ${asked}`,
  confused: 'Confused most',
  pair: (one: string, other: string, times: number): string =>
    `${one} and ${other}${times > 1 ? `, ${times} times` : ''}`,
};

export type Messages = typeof english;
