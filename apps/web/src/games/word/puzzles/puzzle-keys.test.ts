import * as result from '@inkling/core/result';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { parseRound, type Round } from '@inkling/games/word/rules/rounds';
import { expect, it } from 'vitest';
import { bestMarks } from './puzzle-keys.tsx';

it('marks each letter with its best mark among the clues', () => {
  const rounds: readonly Round[] = [
    ['loser', 'wwwgw'],
    ['elect', 'ywwwg'],
    ['seems', 'wwwww'],
  ].map(([guess = '', marks = ''], at) => result.expect(parseRound(ENGLISH, guess, marks, at)));
  const marks = bestMarks(
    rounds.map((round) => ({ kind: 'marks', ...round })),
    ENGLISH,
  );
  expect(Object.fromEntries(marks)).toEqual({ l: 0, o: 0, s: 0, e: 2, r: 0, c: 0, t: 2, m: 0 });
});
