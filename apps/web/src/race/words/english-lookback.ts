import { and, counted } from './english-grammar.ts';
import type { RaceWords } from './words.ts';

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

function either(places: readonly number[]): string {
  return disjunction.format(places.map(String));
}

/** The machine's trace: the rules are the essay's, and are named as there. */
export const trace: RaceWords['trace'] = {
  heading: 'What the four states did',
  caption: 'the essay’s machine, turn by turn',
  states: {
    GuessOne: 'GuessOne',
    GuessTwo: 'GuessTwo',
    GuessCompute: 'GuessCompute',
    GuessPermute: 'GuessPermute',
  },
  turn: (turn) => `Turn ${turn}`,
  passed: (count) =>
    count === 0n
      ? 'Took the very next code.'
      : `Passed over ${counted(count, 'code', 'codes')} that cannot be it.`,
  guessed: (guess, exact, near) => `Guessed ${guess.join(', ')}: ${exact} exact, ${near} near.`,
  ruleOne: (names) => `Rule one, nothing right: ${and(names)} ${names.length === 1 ? 'is' : 'are'} out.`,
  ruleTwo: (removed) =>
    `Rule two, nothing exact: ${and(removed.map(({ name, places }) => `${name} is not at ${places.length === 1 ? 'place' : 'places'} ${either(places)}`))}.`,
  special: (names) =>
    `Both openings together account for every place: ${and(names)} ${names.length === 1 ? 'is' : 'are'} out.`,
  ruleThree: 'Rule three, all elements are known: only their order is missing.',
  goesOn: (from, to) => (from === to ? `Stays in ${to}.` : `Goes from ${from} to ${to}.`),
  solved: 'Solved.',
  command: 'The terminal prints the same:',
};

export const adversary: RaceWords['adversary'] = {
  heading: 'The adversary',
  about:
    'It has not chosen a code. It gives each guess the answer that keeps the most codes, and it can only say what at least one code bears out. Leave it a single code and guess that.',
  left: (left) =>
    left === 1 ? 'It is down to one code.' : `It still keeps ${counted(left, 'code', 'codes')}.`,
  proofHeading: 'The proof',
  columns: ['Turn', 'Guess', 'Answer', 'Codes kept'],
  code: (names) => `It ended at ${names.join(', ')}, which bears out every answer.`,
  answer: (exact, near) => `${exact} exact, ${near} near`,
  verdict: (verdict, turns) => {
    if ('codes' in verdict)
      return `Checked: all ${counted(verdict.codes, 'code', 'codes')} were written out and scored again, by another method than the adversary’s. The code bears out ${turns === 1 ? 'the answer' : `all ${turns} answers`}, each count is right, and no other answer would have kept more.`;
    return 'turn' in verdict.fault
      ? `Not proved: the check fails at turn ${verdict.fault.turn + 1}.`
      : 'Not proved: the check could not be made.';
  },
  checking: 'Writing out every code to check it.',
  result: ({ needed, resigned }) => {
    if (needed !== undefined) return `Cornered in ${needed}!`;
    return resigned ? 'You gave up.' : 'It got away.';
  },
};
