import { makeSheet, newSheet, playMove } from '@inkling/core/sheet';
import { expect, it } from 'vitest';
import { type GameWithHistory, isReviewable, readSavedEntry } from './saved-games.ts';

/** Whether a game with one turn can be reviewed. */
function reviewable(phase: 'unfinished' | 'lost', seed: string, reviewsUnfinished?: true): boolean {
  const game = {
    entry: { id: 'word', review: async () => undefined },
    part: { read: () => ({ progress: { phase, done: 1, of: 6 } }), reviewsUnfinished },
  } as unknown as GameWithHistory;
  const sheet = makeSheet(playMove(newSheet('word', 'en5', seed), 'crane'));
  return isReviewable(readSavedEntry('game/word en5/holly', { version: 1, sheet }, [game]));
}

it('offers to review an unfinished game only if its game supports that', () => {
  expect(reviewable('lost', 'holly')).toBe(true);
  expect(reviewable('unfinished', 'holly')).toBe(false);
  expect(reviewable('unfinished', 'holly', true)).toBe(true);
});

it('never offers to review an unfinished daily game', () => {
  expect(reviewable('unfinished', 'day-2026-11-30-word', true)).toBe(false);
  expect(reviewable('lost', 'day-2026-11-30-word', true)).toBe(true);
});
