import type { CodeTurn } from '@inkling/core/deduction';
import { scoreCode } from '@inkling/core/feedback';
import { expect as expectOk } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { reviewTurns } from '@inkling/games/mastermind/analysis/review';
import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';
import { weighNow } from './weigh.ts';

const RULES = { places: 4, symbols: 6, repeats: true };
const SECRET = [2, 0, 3, 0];
const TURNS: readonly CodeTurn[] = [
  [0, 0, 1, 1],
  [0, 2, 3, 0],
  [0, 0, 1, 1],
].map((guess) => ({ guess, feedback: scoreCode(guess, SECRET) }));

function reviewed() {
  const work = reviewTurns(expectOk(CodeAnalysis.of(RULES, [])), TURNS);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.turns;
}

describe('a weighed guess', () => {
  const turns = reviewed();

  it.each([1, 2])('has the same cost as in the review (turn %#)', (at) => {
    const { guess, choice } = turns[at] as (typeof turns)[number];
    const ask = { rules: RULES, turns: TURNS.slice(0, at), reference: 'unrestricted' as const };
    const weighed = weighNow({ ...ask, guess, played: guess });
    expect(weighed?.choice).toEqual(choice);
    expect(weighed?.playedFigures.parts).toBeGreaterThan(0);
  });

  it('is compared with the guess that was played and the best one', () => {
    const played = turns[2] as (typeof turns)[number];
    const verdict = (guess: readonly number[]) => {
      const ask = { rules: RULES, turns: TURNS.slice(0, 2), reference: 'unrestricted' as const };
      const weighed = weighNow({ ...ask, guess, played: played.guess });
      return weighed && verdictOf(played, guess, weighed);
    };
    expect(played.choice?.cost).toBeCloseTo(1, 10);
    expect(verdict([0, 0, 1, 1])).toBe('same');
    expect(verdict([1, 1, 0, 0])).toBe('equal');
    const best = turns[2]?.choice?.best.guess;
    expect(verdict(Array.from(best ?? []))).toBe('best');
    expect(['best', 'better']).toContain(verdict(SECRET));
    expect(verdict([4, 4, 4, 4])).toBe('equal');
  });

  it('has no result if no code is possible', () => {
    const contradiction = [TURNS[0] as CodeTurn, { guess: [0, 0, 1, 1], feedback: 0 }];
    const ask = { rules: RULES, turns: contradiction, reference: 'unrestricted' as const };
    expect(weighNow({ ...ask, guess: SECRET, played: SECRET })).toBeUndefined();
  });
});
