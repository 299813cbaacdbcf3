import { entropy, entropyText } from './english/entropy.ts';
import { evaluators, evaluatorsText } from './english/evaluators.ts';
import { answer } from './english/grammar.ts';
import { knuth, knuthText } from './english/knuth.ts';
import { scoring, scoringText } from './english/scoring.ts';
import { states, statesText } from './english/states.ts';
import { witchCentre, witchCentreText } from './english/witch-centre.ts';
import type { LearnWords } from './words.ts';

export const english: LearnWords = {
  heading: 'Pages that teach',
  introduction:
    'Six short pages on what happens between a guess and its answer. Nothing in them is canned: every figure is computed while you look, by the engine that plays the games, and you can change what it is about.',
  contents: 'Lessons',
  figure: 'Try it',
  previous: 'Before',
  next: 'Next',
  toLab: 'To the Lab',
  toPlay: 'Play Mastermind',
  missing: 'There is no such page. These are the pages that teach:',
  keysOpen: 'Keys and commands',
  title: (lesson) => `${lesson} · Inkling`,
  console: { label: 'Command', run: 'Run' },
  keys: {
    heading: 'Keys and commands',
    shortcuts: 'Keys',
    commands: 'Commands',
    turnOn: 'Use one-key shortcuts everywhere on the page',
    close: 'Close',
  },
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'this page'],
  ],
  commandRows: [['lesson 3', 'go to that page; lessons is the list']],
  palette: 'Elements',
  place: (place, name) => `Place ${place}: ${name}`,
  answer,
  lessons: {
    scoring: scoringText,
    knuth: knuthText,
    entropy: entropyText,
    states: statesText,
    'witch-centre': witchCentreText,
    evaluators: evaluatorsText,
  },
  scoring,
  knuth,
  entropy,
  states,
  witchCentre,
  evaluators,
};
