import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { scoreAs, scoringsThatFit } from './scorings.ts';

const SPACE = new CodeSpace({ places: 4, symbols: 4, repeats: true });
const code = fc.nat(SPACE.size - 1).map((index) => Array.from(SPACE.codeAt(index)));

it('scoreAs exchanges the two counts, adds them up, or counts every copy', () => {
  fc.assert(
    fc.property(code, code, (guess, secret) => {
      const { exact, near } = feedbackOf(scoreCode(guess, secret));
      expect(scoreAs('exchanged', guess, secret)).toEqual({ exact: near, near: exact });
      expect(scoreAs('total', guess, secret)).toEqual({ exact, near: exact + near });
      expect(scoreAs('copies', guess, secret)).toEqual({
        exact,
        near: guess.filter((symbol) => secret.includes(symbol)).length - exact,
      });
    }),
  );
});

it('scoringsThatFit finds the scoring that the user applied, and counts the codes that fit it', () => {
  const scoring = fc.constantFrom('exchanged' as const, 'total' as const, 'copies' as const);
  fc.assert(
    fc.property(scoring, code, fc.array(code, { minLength: 1, maxLength: 4 }), (used, secret, guesses) => {
      const turns = guesses.map((guess) => ({ guess, given: scoreAs(used, guess, secret) }));
      const fits = Array.from({ length: SPACE.size }, (_, index) => Array.from(SPACE.codeAt(index))).filter(
        (each) =>
          turns.every(
            ({ guess, given }) => JSON.stringify(scoreAs(used, guess, each)) === JSON.stringify(given),
          ),
      );
      const found = scoringsThatFit(SPACE, turns).find(({ scoring }) => scoring === used);
      expect(found?.left).toBe(fits.length);
      expect(fits).toContainEqual(secret);
    }),
    { numRuns: 30 },
  );
});

it('scoringsThatFit accepts any count in place of an unknown one', () => {
  const guess = [0, 0, 1, 2];
  const every = Array.from({ length: SPACE.size }, (_, index) => Array.from(SPACE.codeAt(index)));
  const left = (given: { readonly exact: number | undefined; readonly near: number | undefined }) =>
    scoringsThatFit(SPACE, [{ guess, given }]).find(({ scoring }) => scoring === 'total')?.left;
  const totals = every.map((secret) => scoreAs('total', guess, secret));
  expect(left({ exact: 1, near: undefined })).toBe(totals.filter(({ exact }) => exact === 1).length);
  expect(left({ exact: undefined, near: 3 })).toBe(totals.filter(({ near }) => near === 3).length);
  expect(left({ exact: undefined, near: undefined })).toBe(SPACE.size);
});

it('scoringsThatFit returns an empty array if no scoring fits', () => {
  const guess = [0, 0, 1, 1];
  const turns = [
    { guess, given: { exact: 4, near: 0 } },
    { guess, given: { exact: 0, near: 0 } },
  ];
  expect(scoringsThatFit(SPACE, turns)).toEqual([]);
});
