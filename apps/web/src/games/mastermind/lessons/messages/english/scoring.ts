import type { Code } from '@inkling/core/feedback';
import type { FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { Quiz, Scoring, Slip, Stage, SymbolCount } from '../../model/scoring.ts';
import { SKIN } from '../../model/usual-board.ts';
import { answer, counted, listed, nameOf } from './grammar.ts';

const text: LessonText = {
  title: 'How scoring works',
  short: 'Scoring',
  summary: 'Exact first, then near, and why no piece counts twice.',
  paragraphs: [
    'An answer has two numbers. Exact counts the places where guess and secret agree. Near counts the right pieces that are in the wrong place.',
    'The order matters. First every exact match is taken out of both codes. Then each piece left in the guess looks for the same piece left in the secret, and uses it up. A piece that has been used up cannot count again.',
    'There is a shortcut that needs no order. Count how often each piece occurs in either code, and take the smaller number. These minima add up to exact and near together; subtract exact, and near is left. The engine computes its answers this way, while the drawing goes the long way: they agree for all 1296 × 1296 pairs.',
    'Change either code: choose a place, then a piece.',
  ],
  placeholder: 'guess 1122, secret SPBP, next, quiz, answer 1,2',
  keyRows: [
    [['1', '…', '6'], 'put that piece at the chosen place'],
    [['←', '→'], 'go to another place'],
    [['N'], 'the next step of the drawing'],
    [['L'], 'listen: say the score'],
    [['Q'], 'another question'],
  ],
  commandRows: [
    ['score 1122', 'score that guess against the secret'],
    ['secret SPBP', 'set the secret, by letters, digits or names'],
    ['next', 'the next step of the drawing'],
    ['quiz', 'another question'],
    ['answer 1,2', 'answer it: exact, near'],
  ],
};

const names = (code: Code) => namesOf(SKIN, code).join(', ');

function exactly(scoring: Scoring): string {
  const { exact } = scoring;
  if (exact.length === 0) return 'No place agrees: 0 exact.';
  const places = listed(exact.map((place) => String(place + 1)));
  return `${exact.length === 1 ? `Place ${places} agrees` : `Places ${places} agree`}: ${exact.length} exact.`;
}

function nearly(scoring: Scoring): string {
  const { near } = scoring;
  if (near.length === 0) return 'Of what is left, nothing matches: 0 near.';
  const steps = near.map(
    ({ guess, secret }) => `place ${guess + 1} of the guess uses up place ${secret + 1}`,
  );
  return `Of what is left, ${listed(steps)} of the secret: ${near.length} near.`;
}

const sum = ({ counts, total, feedback }: Scoring) =>
  `${counts.map(({ less }) => less).join(' + ')} = ${total} in all. ${total} − ${feedback.exact} exact = ${feedback.near} near.`;

export const scoring = {
  text,
  secret: 'Secret',
  guess: 'Guess',
  next: 'Next step',
  stages: { exact: 'Exact first', near: 'Then near', count: 'The whole answer' },
  stage: (stage: Stage, scoring: Scoring) =>
    ({
      exact: exactly(scoring),
      near: nearly(scoring),
      count: answer(scoring.feedback.exact, scoring.feedback.near),
    })[stage],
  score: (guess: Code, secret: Code, { feedback }: Scoring) =>
    `${names(guess)} against ${names(secret)}: ${answer(feedback.exact, feedback.near)}.`,
  drawing: (scoring: Scoring) => `${exactly(scoring)} ${nearly(scoring)}`,
  countHeading: 'The shortcut',
  countHeads: ['Piece', 'In the secret', 'In the guess', 'Smaller'],
  sum,
  mistakeHeading: 'A common mistake',
  noMistake:
    'With these codes even a hasty count is right. Use a piece twice in the guess and once in the secret to see it fail.',
  mistake: ({ hasty, feedback }: Scoring, { symbol, inGuess, inSecret }: SymbolCount) =>
    `A hasty reader asks of each place that is not exact: is this piece anywhere in the secret? That gives ${hasty} near instead of ${feedback.near}. The guess has ${nameOf(symbol)} ${counted(inGuess, 'time', 'times')}, the secret ${counted(inSecret, 'time', 'times')}, so at most ${inSecret} can count, exact ones included.`,
  quizHeading: 'Score it yourself',
  question: (guess: Code, secret: Code) => `The secret is ${names(secret)}. Score the guess ${names(guess)}.`,
  exact: 'Exact',
  near: 'Near',
  check: 'Check',
  another: 'Another question',
  verdict: ({ slip, scoring }: Quiz & { readonly slip: Slip }) => {
    const right = answer(scoring.feedback.exact, scoring.feedback.near);
    switch (slip) {
      case 'right':
        return `Right: ${right}. ${sum(scoring)}`;
      case 'exact':
        return `It is ${right}. Start with exact. ${exactly(scoring)} ${nearly(scoring)}`;
      case 'hasty':
        return `It is ${right}. A piece was counted twice: ${sum(scoring)}`;
      case 'exact-again':
        return `It is ${right}. The exact matches are not near as well: ${sum(scoring)}`;
      case 'near':
        return `It is ${right}. Exact is right. ${nearly(scoring)}`;
    }
  },
  answerFault: (fault: FeedbackFault): string => {
    switch (fault.code) {
      case 'impossible-feedback':
        return fault.why === 'too-many'
          ? 'Exact and near add up to four at most.'
          : 'Three exact and one near is impossible: the last piece would have nowhere else to be.';
      default:
        return 'Say exact and near, for example: answer 1,2.';
    }
  },
};
