import { scoreCode } from '@inkling/core/feedback';
import { expect as expectOk } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { reviewTurns } from '@inkling/games/mastermind/analysis/review';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODES_DRAWN_MAX, splitsOf } from './splits.ts';

const RULES = { places: 3, symbols: 4, repeats: true };

it('puts every possible code into exactly one cell, the one of its answer', () => {
  const code = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(code, fc.array(code, { minLength: 1, maxLength: 4 }), (secret, guesses) => {
      const turns = guesses.map((guess) => ({ guess, feedback: scoreCode(guess, secret) }));
      const start = expectOk(CodeAnalysis.of(RULES, []));
      const work = reviewTurns(start, turns);
      let step = work.next();
      while (!step.done) step = work.next();
      let set = start.set;
      for (const [at, turn] of turns.entries()) {
        const splits = splitsOf(set, step.value.turns[at]?.choice);
        const size = set.indices.length;
        if (size < 2) expect(splits).toBeUndefined();
        for (const cells of [splits?.played, splits?.best]) {
          if (!cells) continue;
          expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(size);
          expect(cells.map(({ count }) => count)).toEqual(
            cells.map(({ count }) => count).toSorted((a, b) => b - a),
          );
          for (const { count, codes } of cells) expect(codes.length).toBe(size > CODES_DRAWN_MAX ? 0 : count);
        }
        const own = splits?.played.find(({ feedback }) => feedback === turn.feedback);
        set = set.with(turn);
        if (splits) expect(own?.count).toBe(set.indices.length);
      }
    }),
    { numRuns: 40 },
  );
});
