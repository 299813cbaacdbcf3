import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LiarState, liarGame } from '../rules/game.ts';
import { codesLeft } from './codes-left.ts';
import { reviewLiar } from './review.ts';

const params = value(liarGame.parseParams('p2c3r/9/1'));
const codes = ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc'];

const played = (seed: string, guesses: readonly string[]) => {
  const state = guesses.reduce<LiarState>(
    (at, guess) => {
      const next = liarGame.apply(at, value(liarGame.interpret(at, 'breaker', guess)));
      return next.ok ? next.value : at;
    },
    liarGame.start(params, seedRandom(seed)),
  );
  return state;
};

const games = fc.tuple(fc.string(), fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 6 }));

it('rates a guess by the codes that each possible code would leave if it answered truthfully', () => {
  fc.assert(
    fc.property(games, ([seed, guesses]) => {
      const { turns } = played(seed, guesses);
      for (const [at, reviewed] of finish(reviewLiar(params, turns)).entries()) {
        const before = codesLeft(params, turns.slice(0, at));
        expect(reviewed.before).toBe(before.length);
        const bits = before.map(({ code }) => {
          const guess = turns[at]?.guess ?? [];
          const told = { guess, feedback: feedbackOf(scoreCode(guess, code)) };
          const isFound = told.feedback.exact === params.rules.places;
          const after = isFound ? 1 : codesLeft(params, [...turns.slice(0, at), told]).length;
          return Math.log2(before.length / after) / before.length;
        });
        expect(reviewed.played.bits).toBeCloseTo(
          bits.reduce((sum, one) => sum + one, 0),
          9,
        );
        expect(reviewed.best?.bits ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 60 },
  );
});

it('never unmasks a true answer as a lie, and never loses information', () => {
  fc.assert(
    fc.property(games, ([seed, guesses]) => {
      const state = played(seed, guesses);
      const reviewed = finish(reviewLiar(params, state.turns));
      const lies = liarGame.view({ ...state, resigned: true }, 'breaker').lies ?? [];
      for (const turn of reviewed.flatMap(({ unmasked }) => unmasked)) expect(lies).toContain(turn);
      for (const { gained, after } of reviewed) {
        expect(gained).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThan(0);
      }
    }),
    { numRuns: 100 },
  );
});
