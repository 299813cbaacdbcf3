import type { Mark } from '@inkling/core/marks';
import { expect, it } from 'vitest';
import type { WordFindings, WordPosition } from '../engine/questions.ts';
import { HintSteps, letterWorthKnowing } from './hint-steps.ts';

const position = (...marks: readonly (readonly Mark[])[]): WordPosition => ({
  list: 'english',
  own: '',
  length: 2,
  rounds: marks.map((row) => ({ word: [0, 1], marks: row }) as unknown as WordPosition['rounds'][number]),
});

const found = (at: WordPosition, shares: readonly (readonly number[])[]) =>
  ({ position: at, words: { shares } }) as unknown as WordFindings;

it('restarts the hint steps at each position', () => {
  const steps = new HintSteps();
  const [one, other] = [position(), position([0, 1])];
  expect([steps.next(one), steps.next(one), steps.next(other), steps.next(other)]).toEqual([0, 1, 0, 1]);
});

it('picks the likeliest letter at a place that is not known yet', () => {
  const shares = [
    [1, 0, 0],
    [0.2, 0.2, 0.6],
  ];
  expect(letterWorthKnowing(found(position(), shares))).toEqual({ place: 0, letter: 0, share: 1 });
  expect(letterWorthKnowing(found(position([2, 0]), shares))).toEqual({ place: 1, letter: 2, share: 0.6 });
  expect(letterWorthKnowing(found(position([2, 2]), shares))).toBeUndefined();
  expect(letterWorthKnowing({ ...found(position(), shares), words: undefined })).toBeUndefined();
});
