import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Attempt,
  isBegun,
  isFull,
  missingIn,
  movedTo,
  newAttempt,
  parseAttempt,
  withoutSymbol,
  withRest,
  withSymbol,
} from './attempt.ts';

const SHAPE = { places: 4, symbols: 6 };
const NEW = newAttempt(4, undefined);

/** Attempts that can be reached from a new one. */
const attempts: fc.Arbitrary<Attempt> = fc
  .array(
    fc.oneof(
      fc.nat(5).map((symbol) => (attempt: Attempt) => withSymbol(attempt, symbol)),
      fc.nat(5).map((symbol) => (attempt: Attempt) => withRest(attempt, symbol)),
      fc.integer({ min: -2, max: 6 }).map((place) => (attempt: Attempt) => movedTo(attempt, place)),
      fc.constant(withoutSymbol),
      fc.constant((attempt: Attempt): Attempt => ({ ...attempt, tries: 2, hints: 3, unrated: 'hint' })),
    ),
  )
  .map((steps) => steps.reduce((attempt, step) => step(attempt), NEW));

it('puts symbols at the next empty place, and takes no more once all places are filled', () => {
  const gap = movedTo(withSymbol(movedTo(withSymbol(NEW, 1), 3), 2), 1);
  expect(gap.symbols).toEqual([1, undefined, undefined, 2]);
  const full = withSymbol(withSymbol(gap, 3), 4);
  expect([full.symbols, isFull(full)]).toEqual([[1, 3, 4, 2], true]);
  expect(withSymbol(full, 5)).toBe(full);
  expect(withSymbol(movedTo(full, 0), 5).symbols).toEqual([5, 3, 4, 2]);
  expect(withRest(gap, 5).symbols).toEqual([1, 5, 5, 2]);
});

it('erases the current symbol or, if there is none, the one before it', () => {
  const two = withSymbol(withSymbol(NEW, 1), 2);
  expect(withoutSymbol(two)).toEqual(withSymbol(NEW, 1));
  expect(withoutSymbol(withoutSymbol(withoutSymbol(two)))).toEqual(NEW);
  expect([isBegun(two), isBegun(NEW), missingIn(two)]).toEqual([true, false, 2]);
});

it('round-trips every attempt, and refuses what does not fit the puzzle', () => {
  fc.assert(
    fc.property(attempts, (attempt) => {
      expect(parseAttempt({ ...attempt }, SHAPE)).toEqual(attempt);
      expect(parseAttempt({ ...attempt }, { ...SHAPE, places: 5 })).toBeUndefined();
    }),
  );
  for (const wrong of [{ symbols: 'kbsb' }, { place: 5 }, { place: -1 }, { tries: 0.5 }, { hints: -1 }])
    expect(parseAttempt({ ...NEW, ...wrong }, SHAPE)).toBeUndefined();
  expect(parseAttempt({ ...NEW, symbols: [6, 0, 0, 0] }, SHAPE)).toBeUndefined();
  expect(parseAttempt({ ...NEW, place: 4 }, SHAPE), 'past the last place while one is empty').toBeUndefined();
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (any) => void parseAttempt(any, SHAPE)));
});
