import { feedbackOf } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { StateName, StateRun, StateStep } from '../../model/state-run.ts';
import { SKIN } from '../../model/usual-board.ts';
import { answer, counted, nameOf } from './grammar.ts';

const text: LessonText = {
  title: 'A player made of four states',
  short: 'Four states',
  summary: 'The essay’s state machine, guess by guess, on a code that you set.',
  paragraphs: [
    'The essay “Mastermind and Design Paradigms” builds a player the way a person plays. It is always in one of four states. A state makes a guess, looks at the answer, and says which state comes next.',
    'This is the State pattern, one of the 23 in Design Patterns by Gamma, Helm, Johnson and Vlissides (1994), the “Gang of Four”. The player is the context: it holds one current state, and delegates the guess and the answer to it. When one state puts another in its place, the player seems to have become another.',
    'GuessOne and GuessTwo name two pieces each. GuessCompute turns a counter with one wheel for each place to the next code that contradicts no answer. Once exact and near add up to four, all pieces are known, and GuessPermute tries their orders as next_permutation gives them, from the lowest to the highest: aabb, abab, abba, baab, baba, bbaa. It skips those that contradict an answer.',
    'Three rules strike pieces from the wheels. Rule one: nothing is right, so none of these pieces is in the code. Rule two: nothing is exact, so no piece is where it was guessed. Rule three: four are right in all, so only the order is missing. And if the first two answers add up to four, the two pieces that neither guess named are out. After rule one or two GuessCompute starts its counter again and leaves rule three for later: the essay’s printed runs do so, though its prose says otherwise.',
    'It proves nothing and plans nothing, yet it finds every code. Set one and go step by step; the four runs printed in the essay are here as well.',
  ],
  placeholder: 'code acab, first e, next, back, end, essay 4',
  keyRows: [
    [['1', '…', '6'], 'put that piece at the chosen place'],
    [['←', '→'], 'go to another place'],
    [['N'], 'next guess'],
    [['B'], 'one guess back'],
    [['E'], 'to the end'],
    [['R'], 'from the start'],
  ],
  commandRows: [
    ['code acab', 'the code to find, by letters, digits or names'],
    ['first e', 'the piece that the first guess begins with'],
    ['next, back', 'one guess on, one back'],
    ['end, restart', 'to the end, from the start'],
    ['essay 4', 'one of the four runs that the essay prints'],
  ],
};

const NAMES: Readonly<Record<StateName, string>> = {
  GuessOne: 'GuessOne',
  GuessTwo: 'GuessTwo',
  GuessCompute: 'GuessCompute',
  GuessPermute: 'GuessPermute',
  Found: 'Found',
};

function rules(step: StateStep): readonly string[] {
  const { exact, near } = feedbackOf(step.feedback);
  const out = [
    ...new Set(step.events.flatMap((event) => (event.kind === 'eliminating' ? [event.symbol] : []))),
  ];
  const removed = step.events.some(({ kind }) => kind === 'removing');
  const struck = out.length === 0 ? '' : namesOf(SKIN, out).join(' and ');
  const sentences: string[] = [];
  if (step.to === 'Found') return sentences;
  if (exact + near === 0) sentences.push(`Rule one: ${struck} ${out.length === 1 ? 'is' : 'are'} out.`);
  else {
    if (removed) sentences.push('Rule two: each piece leaves the wheel of the place where it was guessed.');
    if (struck) sentences.push(`The first two answers add up to four: ${struck} are out.`);
  }
  if (step.to === 'GuessPermute' && step.from !== 'GuessPermute')
    sentences.push('Rule three: all four pieces are known.');
  return sentences;
}

export const states = {
  text,
  code: 'Code to find',
  first: 'First guess begins with',
  firstOption: (symbol: number) => `${nameOf(symbol)} (${'abcdef'[symbol]})`,
  essayRuns: 'Runs that the essay prints',
  essayRun: (number: number, digits: string) => `Run ${number}: ${digits}`,
  next: 'Next guess',
  back: 'Back',
  restart: 'Start over',
  end: 'Go to the end',
  states: NAMES,
  does: {
    GuessOne: 'GuessOne will guess two of one piece and two of the next.',
    GuessTwo: 'GuessTwo will do the same with the next two pieces.',
    GuessCompute: 'GuessCompute will turn the counter to the next code that contradicts no answer.',
    GuessPermute: 'GuessPermute will try the next order of the four known pieces.',
    Found: 'The code is found.',
  },
  diagram: (state: StateName) =>
    `Four states: GuessOne leads to GuessTwo or GuessPermute, GuessTwo to GuessCompute or GuessPermute, GuessCompute to itself or GuessPermute, GuessPermute to itself; each ends when the code is found. Now: ${NAMES[state]}.`,
  diagramHeading: 'Where it is',
  slotsHeading: 'The wheels',
  slotsCaption: 'what each place may still be',
  slot: (place: number, left: readonly string[], out: readonly string[]) =>
    `Place ${place}: ${left.join(', ')}${out.length === 0 ? '' : `; struck out: ${out.join(', ')}`}`,
  traceHeading: 'What it did',
  nothingYet: 'No guess yet.',
  stepOf: (done: number, all: number) => `guess ${done} of ${all}`,
  passed: (count: bigint) => `${count} skipped, each contradicting an answer`,
  rules,
  moved: ({ from, to }: StateStep) =>
    from === to ? `stays in ${NAMES[to]}` : `${NAMES[from]} → ${NAMES[to]}`,
  printed: 'As the essay prints it',
  sentence: ({ steps, state }: StateRun) => {
    const last = steps.at(-1);
    if (!last) return 'At the start, in GuessOne.';
    const { exact, near } = feedbackOf(last.feedback);
    const step = `Guess ${steps.length}, by ${NAMES[last.from]}: ${namesOf(SKIN, last.guess).join(', ')}. ${answer(exact, near)}.`;
    if (state === 'Found') return `${step} Found in ${counted(steps.length, 'guess', 'guesses')}.`;
    return [step, ...rules(last), `Next: ${NAMES[state]}.`].join(' ');
  },
  noSuchFirst: 'Name one piece, for example: first e.',
  noSuchRun: 'There are four runs, for example: essay 4.',
};
