import type { ReviewedTry, WordSplit } from '@inkling/games/word/analysis/review';
import { describe, expect, it } from 'vitest';
import { judgedTries } from '../review/judged-tries.tsx';
import { storyOf } from './story.tsx';

const split = (guess: string, turns: number, possible: boolean, words: readonly string[]): WordSplit => ({
  guess,
  possible,
  bits: 1,
  parts: words.length,
  worst: 1,
  left: 1,
  turns,
  cells: [{ marks: [0], count: words.length, words }],
});

const tried = (guess: string, changes: Partial<ReviewedTry>): ReviewedTry => ({
  guess,
  before: 3,
  after: 3,
  gained: 0,
  played: split(guess, 2.2, false, ['guppy', 'puppy', 'putty']),
  best: split('guppy', 1, true, ['guppy']),
  familiar: undefined,
  fits: false,
  trap: undefined,
  ...changes,
});

const reviewOf = (tries: readonly ReviewedTry[]) =>
  ({ pool: 'likely', hard: false, tries, done: tries.length }) as const;

const good = tried('crane', { played: split('crane', 3, true, []), best: split('crane', 3, true, []) });
const last = tried('whack', {});

describe('the last try of a game', () => {
  it('is told only that it could not be the word, and the chance of the words left', () => {
    const { lesson, choices } = storyOf(reviewOf([good, last]), 2);
    const told = 'WHACK could not be the word. Any of the 3 common words left had a chance of 33%.';
    expect([lesson?.turn, lesson?.gain, choices]).toEqual([1, told, 'fair']);
    const [, judged] = judgedTries(reviewOf([good, last]), { tries: 2, isSolved: false });
    expect(judged?.facts()).toEqual([told]);
    expect([judged?.choice, judged?.lost, judged?.better]).toEqual(['costly', undefined, undefined]);
  });

  it('gives way to an earlier mistake that lost turns', () => {
    const poor = tried('mamma', { played: split('mamma', 3, true, []), best: split('crane', 2.8, true, []) });
    expect(storyOf(reviewOf([poor, last]), 2).lesson?.turn).toBe(0);
  });

  it('is as good as any if it could be the word, however uninformative its marks', () => {
    const lucky = tried('puppy', { played: split('puppy', 2.2, true, ['puppy']), fits: true });
    const { lesson, choices } = storyOf(reviewOf([good, lucky]), 2);
    expect([lesson, choices]).toEqual([undefined, 'best']);
    const [, judged] = judgedTries(reviewOf([good, lucky]), { tries: 2, isSolved: false });
    expect([judged?.choice, judged?.facts()]).toEqual(['best', []]);
  });
});
