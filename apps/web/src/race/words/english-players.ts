import type { RaceWords } from './words.ts';

/** The players by name, and what each goes by. */
export const players: RaceWords['players'] = {
  knuth: { name: 'Knuth', does: 'keeps the worst case smallest' },
  expected: { name: 'Expected', does: 'keeps the expected number of codes left smallest' },
  entropy: { name: 'Entropy', does: 'takes the guess with most bits' },
  parts: { name: 'Parts', does: 'takes the guess with most different answers' },
  sampled: { name: 'Sampled', does: 'weighs a sample of the codes left' },
  random: { name: 'Random', does: 'guesses any code that still fits' },
  states: {
    name: 'Four states',
    does: 'the essay’s machine: GuessOne, GuessTwo, GuessCompute, GuessPermute',
  },
};
