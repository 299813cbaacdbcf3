import type { Review, ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { expect, it } from 'vitest';
import { judgedTurns } from '../review/judged-turns.tsx';
import type { Judged } from '../review/judging/judging.ts';
import { storyOf } from './story.tsx';

const SKIN = skinOf('letters');

const turn = (cost: number, changes: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  guess: [0, 0, 1, 1],
  feedback: 0,
  before: 4,
  after: 4,
  information: { gained: 0, expected: 2 } as ReviewedTurn['information'],
  ruledOut: undefined,
  choice: { cost, best: { guess: [2, 3, 4, 5], turns: 1 }, played: { turns: 2 } } as unknown as NonNullable<
    ReviewedTurn['choice']
  >,
  facts: [],
  ...changes,
});

const RULED_OUT = { ruledOut: { kind: 'combination', places: [0], turns: [0] } } as const;

function judged(...turns: readonly ReviewedTurn[]): Judged {
  const played = [{ feedback: 0, count: 4, codes: [[5, 4, 3, 2]] }];
  const review = { turns, cost: 9 } as unknown as Review;
  const splits = turns.map(() => ({ played, best: undefined }));
  return { review, splits, done: turns.length, total: turns.length, isOver: true };
}

it('says of the last turn only that its guess could not be the code, unless an earlier turn cost more', () => {
  const told = 'It could not be the code. Any of the 4 codes left had a chance of 25%.';
  const game = judged(turn(0), turn(1.2, RULED_OUT));
  const { lesson, choices } = storyOf(game, 2, SKIN);
  expect([lesson?.turn, lesson?.gain, choices]).toEqual([1, told, 'fair']);
  const [, last] = judgedTurns(game, SKIN, 2);
  expect([last?.choice, last?.lost, last?.better, last?.facts()]).toEqual([
    'costly',
    undefined,
    undefined,
    [told],
  ]);
  expect(storyOf(judged(turn(0.3), turn(1.2, RULED_OUT)), 2, SKIN).lesson?.turn).toBe(0);
});

it('finds nothing better than a last guess that could be the code', () => {
  const game = judged(turn(0), turn(1.2));
  expect([storyOf(game, 2, SKIN).lesson, storyOf(game, 2, SKIN).choices]).toEqual([undefined, 'best']);
  expect(storyOf(game, 3, SKIN).lesson?.turn).toBe(1);
  expect(judgedTurns(game, SKIN, 2)[1]?.choice).toBe('best');
});
