import type { RoomView } from '@inkling/client/generated/api';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VIEW } from '../game/testing/room-samples.ts';
import { keptVote, makeVote, parseVote, sentVote } from './own-vote.ts';

const voting = (turnsUsed: number, voters: number, ...guesses: readonly string[]): RoomView => ({
  ...VIEW,
  you: 'spectator',
  sheets: [{ seat: 'breaker', turnsUsed, over: false, solved: false, resigned: false, turns: [] }],
  classroom: {
    name: 'holly-427',
    vote: 'open',
    voters,
    guesses: guesses.map((guess) => ({ guess, votes: 1 })),
  },
});

const VOTE = sentVote('aabb', voting(2, 3, 'aabb', 'ccdd'));

it('keeps a vote while the room counts it', () => {
  expect(VOTE).toEqual({ guess: 'aabb', turns: 2, voters: 3 });
  expect(keptVote(VOTE, voting(2, 5, 'ccdd', 'aabb'))).toEqual({ ...VOTE, voters: 5 });
});

it('drops it after a guess, and in a new vote, even if somebody else wants the same', () => {
  expect(keptVote(VOTE, voting(3, 3, 'aabb'))).toBeUndefined();
  expect(keptVote(VOTE, voting(2, 0))).toBeUndefined();
  expect(keptVote(VOTE, voting(2, 1, 'aabb'))).toBeUndefined();
  expect(keptVote(VOTE, voting(2, 4, 'ccdd'))).toBeUndefined();
  expect(keptVote(VOTE, VIEW)).toBeUndefined();
  expect(keptVote(undefined, voting(2, 3, 'aabb'))).toBeUndefined();
});

it('is read back as it was written, and never throws', () => {
  expect(parseVote(makeVote(VOTE))).toEqual(VOTE);
  expect(parseVote(null)).toBeUndefined();
  fc.assert(
    fc.property(anyText(), (text) => {
      const vote = parseVote(text);
      expect(vote === undefined || makeVote(vote).length > 0).toBe(true);
    }),
  );
});
