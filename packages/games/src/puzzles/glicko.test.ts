import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEW_RATING, type Rating, ratedAfter } from './glicko.ts';

const rating = (value: number, deviation: number): Rating => ({ rating: value, deviation, volatility: 0.06 });

it('reproduces the numbers of Glickman’s example', () => {
  const after = ratedAfter(rating(1500, 200), [
    { against: rating(1400, 30), score: 1 },
    { against: rating(1550, 100), score: 0 },
    { against: rating(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it('is less certain after a period without games, but never less than for a new player', () => {
  expect(ratedAfter(rating(1500, 200), []).deviation).toBeCloseTo(200.27, 1);
  expect(ratedAfter(NEW_RATING, []).deviation).toBe(350);
});

it('never lowers the rating of a winner or raises that of a loser, for any ratings', () => {
  const ratings = fc.record({
    rating: fc.integer({ min: 0, max: 4000 }),
    deviation: fc.integer({ min: 80, max: 350 }),
    volatility: fc.constant(0.06),
  });
  fc.assert(
    fc.property(ratings, ratings, (one, against) => {
      expect(ratedAfter(one, [{ against, score: 1 }]).rating).toBeGreaterThanOrEqual(one.rating);
      expect(ratedAfter(one, [{ against, score: 0 }]).rating).toBeLessThanOrEqual(one.rating);
      expect(ratedAfter(one, [{ against, score: 1 }]).deviation).toBeLessThan(one.deviation + 1);
    }),
  );
});
