import { expect, it } from 'vitest';
import { sayReview } from './review.ts';

const turn = (before: bigint, after: bigint, isPossible = true) => ({ before, after, isPossible });

it('names the turn that told most, those that told nothing, and guesses that could not be right', () => {
  expect(
    sayReview([turn(100n, 60n), turn(60n, 2n, false), turn(2n, 2n, false), turn(2n, 1n)], 'word'),
  ).toEqual([
    'Review: turn 2 told the most: of 60 words it left 2 words.',
    'Turn 3 told nothing new.',
    'Turns 2 and 3 could not be the word any more; such a guess can still tell much.',
  ]);
});

it('says nothing if there is nothing to compare', () => {
  expect(sayReview([], 'code')).toEqual([]);
  expect(sayReview([turn(6n, 1n)], 'code')).toEqual([]);
  expect(sayReview([turn(6n, 6n), turn(6n, 6n)], 'code')).toEqual([]);
});
