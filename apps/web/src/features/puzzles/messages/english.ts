import { grammarOf } from '../../../shell/language/grammar.ts';
import { englishKeys } from './english-keys.ts';
import { englishProof } from './english-proof.ts';

const { counted } = grammarOf('en');

/** The messages of the puzzle pages. */
export const english = {
  title: (name: string): string => `${name} · Inkling`,
  heading: 'Puzzles',
  introduction: (week: number): string =>
    `Week ${week}. Each puzzle has one solution and a proof. No guessing needed.`,
  weekName: (week: number): string => `Week ${week}`,
  thisWeek: 'This week',
  noSuchWeek: 'There is no such week. These are the puzzles of this week.',
  solve: 'Solve',
  open: 'open',
  solvedAt: (tries: number): string =>
    tries === 1 ? 'on the first try' : tries === 2 ? 'on the second try' : `on try ${tries}`,
  shown: 'solution shown',
  grade: (grade: number): string => `Difficulty ${grade} of 5`,
  gradeNote: 'difficulty: the hardest step of the proof',
  newPack: 'New puzzles on Monday. The old ones stay open.',
  proofHas: (steps: number, suppositions: number): string =>
    `Its proof has ${steps === 1 ? 'one step' : `${steps} steps`} and ${
      suppositions === 0
        ? 'no assumption'
        : suppositions === 1
          ? 'one assumption'
          : `${suppositions} assumptions`
    }. No clock, as many tries as you like; only the first one is rated, and only without hints.`,
  clues: 'The clues',
  place: (place: number, name: string | undefined): string => `Place ${place}: ${name ?? 'empty'}`,
  pieces: 'Pieces',
  check: 'Check solution',
  undo: 'Undo',
  hint: 'Hint',
  show: 'Show the solution',
  toFill: (count: number): string => (count === 1 ? 'One place to fill.' : `${count} places to fill.`),
  full: 'Every place is filled. Check the solution, or erase something first.',
  right: (answer: string, tries: number): string =>
    `Right. ${answer}. ${tries === 1 ? 'On the first try.' : `On try ${tries}.`}`,
  answerIs: (answer: string): string => `The solution is ${answer}.`,
  unrated: {
    hint: 'Not rated: you took a hint.',
    solved: 'Not rated: you had solved it before.',
    shown: 'Not rated: you had seen the solution.',
    tried: 'Not rated: you had tried it before.',
  },
  wrong: (clue: number): string => `Not yet: clue ${clue} would have other marks.`,
  notListed: 'It fits the clues, but it is not in the list of common words.',
  hintIs: (technique: string, sources: string): string =>
    `${sources === '' ? '' : `Look at ${sources.toLowerCase()}. `}The next step: ${technique.toLowerCase()}.`,
  proof: {
    heading: 'Why it must be this',
    step: (step: number, of: number): string => `step ${step} of ${of}`,
    settled: (step: number): string =>
      step === 1 ? 'What step 1 has settled' : `What steps 1 to ${step} have settled`,
    place: (place: number): string => `place ${place}`,
    any: 'any',
    can: (names: readonly string[]): string => names.join(', '),
    back: 'Back',
    next: 'Next step',
    done: 'All puzzles',
    toReview: 'Back to the review',
  },
  ...englishProof,
  ...englishKeys,
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  all: 'All puzzles',
  bad: {
    heading: 'There is no puzzle here',
    address: 'The link is damaged or cut short.',
    clue: (clue: number): string => `Clue ${clue} in this link cannot be read.`,
    none: 'Nothing fits all the clues in this link.',
    many: 'More than one solution fits the clues in this link.',
    hard: 'Only one solution is left, but we have no proof that a person could follow.',
  },
  kinds: {
    heading: 'More of each kind',
    more: 'More',
    named: (title: string, terms: string): string => `${title}: ${terms}`,
  },
  rating: {
    heading: 'Your rating',
    on: 'Rate my first tries',
    none: 'Not rated yet.',
    notes:
      'Only the first try counts, and none after a hint. The rating stays on this device, unless you take part below. No ranks, no lists.',
    is: (rating: number, deviation: number): string => `${rating}, give or take ${deviation}`,
    server: {
      on: 'Take part in this server’s rating',
      notes:
        'The server then records which puzzles you tried and your rating, and learns from everybody’s tries how hard each puzzle is. Nobody else sees yours. Switch it off, and both are deleted.',
      is: (rating: string, tries: number): string =>
        `On this server: ${rating}, from ${counted(tries, 'puzzle', 'puzzles')}.`,
      unchanged: 'No answer from the server, so nothing has changed.',
    },
  },
  book: {
    firstClue: (puzzle: number, clue: string): string => `The first clue of puzzle ${puzzle} says: ${clue}.`,
    heading: 'Print a booklet',
    notes:
      'For the train, the classroom or the fridge. It prints well in black and white; the solutions and their proofs are at the end. Your browser can save it as a PDF, too.',
    count: 'Puzzles',
    grade: 'Difficulty',
    see: 'Preview the pages',
    print: 'Print',
    title: (count: number): string => `${count} puzzles`,
    answers: 'Solutions',
    proofs: 'Why it must be these',
    line: (number: number, answer: string): string => `${number}: ${answer}`,
  },
};

export type Messages = typeof english;
