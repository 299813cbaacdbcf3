import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { type MastermindState, mastermind } from './game.ts';

function play(params: string, ...moves: readonly string[]): MastermindState {
  const begun = mastermind.start(unwrap(mastermind.parseParams(params)), seedRandom('game'));
  return moves.reduce(
    (state, move) => unwrap(mastermind.apply(state, unwrap(mastermind.parseMove(move)))),
    begun,
  );
}

function refusal(state: MastermindState, move: string): string {
  const next = mastermind.apply(state, unwrap(mastermind.parseMove(move)));
  return next.ok ? 'accepted' : next.error.code;
}

describe('a finished game', () => {
  it('rejects corrections, an answer to the pending guess and all other moves after a resignation', () => {
    const resigned = play('p4c6r/9/by-hand', 'guess aabb', 'score 1,0', 'guess aacc', 'resign');
    expect(mastermind.status(resigned)).toEqual({ phase: 'over', winner: 'maker' });
    expect(refusal(resigned, 'rescore 1 2,0')).toBe('no-such-turn');
    expect(refusal(resigned, 'score 4,0')).toBe('game-over');
    expect(refusal(resigned, 'guess aadd')).toBe('game-over');
    expect(refusal(resigned, 'resign')).toBe('game-over');
    expect(refusal(resigned, 'deposit abcd')).toBe('not-your-move');
  });

  it('accepts corrections if it ended without a resignation', () => {
    const over = play('p4c6r/1/by-hand', 'guess aabb', 'score 1,0');
    expect(refusal(over, 'rescore 1 2,0')).toBe('accepted');
    expect(refusal(over, 'rescore 2 2,0')).toBe('no-such-turn');
  });
});

describe('a deposited code', () => {
  it('is accepted only once, by hand only before the first answer, and never in a drawn game', () => {
    expect(refusal(play('p4c6r/9/deposited', 'deposit abcd'), 'deposit abce')).toBe('not-your-move');
    expect(refusal(play('p4c6r/9/by-hand', 'guess aabb', 'score 1,0'), 'deposit abcd')).toBe('not-your-move');
    expect(refusal(play('p4c6r/9/drawn'), 'deposit abcd')).toBe('not-your-move');
  });
});
