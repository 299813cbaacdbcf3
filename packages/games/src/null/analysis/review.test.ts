import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo, NULL_ANSWERS } from '../rules/moves.ts';
import { reviewNumbers } from './review.ts';

/** Returns the minimum total of guesses for some numbers, trying every guess from 1 to `most`. */
function leastTotal(left: readonly number[], most: number, known: Map<string, number>): number {
  const key = left.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  let least = left.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (let guess = 1; guess <= most && left.length > 0; guess++) {
    const parts = NULL_ANSWERS.filter((answer) => answer !== 'found').map((answer) =>
      left.filter((number) => answerTo(guess, number) === answer),
    );
    if (parts.some(({ length }) => length === left.length)) continue;
    const rest = parts.reduce((sum, part) => sum + leastTotal(part, most, known), 0);
    least = Math.min(least, left.length + rest);
  }
  known.set(key, least);
  return least;
}

it('finds the best guess, according to an exhaustive search', () => {
  for (let most = 2; most <= 40; most++) {
    const all = Array.from({ length: most }, (_, i) => i + 1);
    const known = new Map<string, number>();
    const [first] = reviewNumbers(most, [{ guess: 1, answer: answerTo(1, most) }]);
    expect(first?.isProved).toBe(true);
    expect(first?.best.toGo).toBeCloseTo(leastTotal(all, most, known) / most, 10);
    const [again] = reviewNumbers(most, [{ guess: first?.best.guess ?? 0, answer: 'found' }]);
    expect(again?.toGo).toBe(first?.best.toGo);
  }
});

it('reviews a game of the most numbers without a long search', () => {
  const turns = [500, 250, 125].map((guess) => ({ guess, answer: answerTo(guess, 1) }));
  expect(reviewNumbers(999, turns).map(({ isProved }) => isProved)).toEqual([true, true, true]);
});

it('counts the numbers left, and no guess is better than the best', () => {
  const games = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.array(fc.nat(), { maxLength: 8 }), fc.nat());
  fc.assert(
    fc.property(games, ([most, guesses, drawn]) => {
      const secret = (drawn % most) + 1;
      const turns = guesses.map((guess) => {
        const number = (guess % most) + 1;
        return { guess: number, answer: answerTo(number, secret) };
      });
      const reviewed = reviewNumbers(most, turns);
      expect(reviewed.length).toBe(turns.length);
      for (const { before, after, gained, expected, toGo, best } of reviewed) {
        expect(after).toContain(secret);
        expect(gained).toBeCloseTo(Math.log2(before.length / after.length), 10);
        expect(expected).toBeLessThanOrEqual(Math.log2(3) + 1e-9);
        expect(toGo).toBeGreaterThanOrEqual(best.toGo - 1e-9);
      }
    }),
  );
});

it('stops when answers contradict each other', () => {
  expect(
    reviewNumbers(9, [
      { guess: 5, answer: 'lower' },
      { guess: 4, answer: 'higher' },
    ]),
  ).toHaveLength(1);
});
