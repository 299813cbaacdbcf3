import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo } from '../rules/moves.ts';
import { reviewNumbers } from './review.ts';

/** Returns the minimum total of guesses for `count` consecutive numbers, trying every guess. */
function leastTotal(count: number, known = new Map<number, number>()): number {
  if (count === 0) return 0;
  const found = known.get(count);
  if (found !== undefined) return found;
  const totals = Array.from(
    { length: count },
    (_, at) => count + leastTotal(at, known) + leastTotal(count - 1 - at, known),
  );
  const least = Math.min(...totals);
  known.set(count, least);
  return least;
}

it('finds the best guess, according to an exhaustive search', () => {
  for (let most = 2; most <= 40; most++) {
    const [first] = reviewNumbers(most, [{ guess: 1, answer: answerTo(1, most) }]);
    expect(first?.best.toGo).toBeCloseTo(leastTotal(most) / most, 10);
  }
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
