import { ENGLISH } from '@inkling/games/word/rules/letters';
import { expect, it } from 'vitest';
import type { TurnName } from '../messages/grammar.ts';
import { whySentence } from './announcements.ts';

it('names tries in a game and rounds in the solver', () => {
  const why = (turnName: TurnName, sets: readonly (readonly number[])[]) =>
    whySentence(
      { place: 1, letter: 0, reason: { verdict: 'impossible', rounds: sets.flat(), sets }, turnName },
      ENGLISH,
    );
  expect(why('try', [[0], [1, 2]])).toBe('A cannot be at place 2: try 1 rules it out. So do tries 2 and 3.');
  expect(why('try', [[0], [2]])).toContain('So does try 3.');
  expect(why('round', [[0, 1]])).toBe('A cannot be at place 2: rounds 1 and 2 together rule it out.');
});
