import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuessSymmetry } from '../optimum/search-options.ts';
import { FoundSymmetry } from './found-symmetry.ts';

type Table = readonly (readonly number[])[];

function found(
  table: Table,
  weights?: Int32Array,
  onPause: () => void = () => undefined,
): FoundSymmetry | undefined {
  const rows = table.map((row) => Uint16Array.from(row));
  const rowOf = (guess: number) => rows[guess] as Uint16Array;
  const steps = FoundSymmetry.find(rows.length, table[0]?.length ?? 0, rowOf, weights);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onPause();
  }
}

function ordersOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** Returns all symmetries of the table, as images of the guesses, by trying every permutation of the secrets. */
function everySymmetry(table: Table, marks?: ArrayLike<number>): readonly (readonly number[])[] {
  const numbers = new Map(table.map((row, guess) => [row.join(), guess]));
  return ordersOf(table[0]?.length ?? 0)
    .filter((images) => images.every((image, secret) => marks?.[image] === marks?.[secret]))
    .flatMap((images) => {
      const guesses = table.map((row) => {
        const moved = [...row];
        for (const [secret, cls] of row.entries()) moved[images[secret] as number] = cls;
        return numbers.get(moved.join());
      });
      return guesses.includes(undefined) ? [] : [guesses as number[]];
    });
}

/** Returns, for each guess, whether no symmetry that fixes all guesses made maps it to a lower one. */
function lowest(symmetries: readonly (readonly number[])[], guesses: number, made: readonly number[]) {
  const left = symmetries.filter((images) => made.every((guess) => images[guess] === guess));
  return Array.from({ length: guesses }, (_, guess) => left.every((images) => (images[guess] ?? 0) >= guess));
}

/**
 * Returns the expected representatives before the first guess, and after each guess: after one that does not represent
 * its class, every guess represents itself.
 */
function expected(table: Table, marks?: ArrayLike<number>): readonly (readonly boolean[])[] {
  const all = everySymmetry(table, marks);
  const firsts = lowest(all, table.length, []);
  return [
    firsts,
    ...firsts.map((stands, guess) => (stands ? lowest(all, table.length, [guess]) : firsts.map(() => true))),
  ];
}

function standings(symmetry: GuessSymmetry | undefined, table: Table): readonly (readonly boolean[])[] {
  return [[], ...table.map((_, guess) => [guess])].map((made) => standing(symmetry, table.length, made));
}

function standing(
  symmetry: GuessSymmetry | undefined,
  guesses: number,
  made: readonly number[],
): readonly boolean[] {
  const stands = symmetry?.representatives(made) ?? (() => true);
  return Array.from({ length: guesses }, (_, guess) => stands(guess));
}

/** Whether all rows differ. Tables with equal rows are excluded, because searches drop duplicate guesses. */
const areDifferent = (table: Table) => new Set(table.map((row) => row.join())).size === table.length;

/** Random tables with few different answers, so that many of them have symmetries. */
const tables = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }))
  .chain(([guesses, secrets, answers]) =>
    fc.array(fc.array(fc.nat(answers - 1), { minLength: secrets, maxLength: secrets }), {
      minLength: guesses,
      maxLength: guesses,
    }),
  )
  .filter(areDifferent);

/** Tables whose answers depend on the offset from guess to secret around a circle: every rotation is a symmetry. */
const circles = fc
  .integer({ min: 3, max: 5 })
  .chain((count) => fc.array(fc.nat(2), { minLength: count, maxLength: count }))
  .map((answers) =>
    answers.map((_, guess) => answers.map((_, secret) => answers.at(secret - guess) as number)),
  )
  .filter(areDifferent);

describe('the symmetries found in a table of answers', () => {
  it('are those that trying every permutation of the secrets finds', () => {
    fc.assert(
      fc.property(fc.oneof(tables, circles), (table) => {
        expect(standings(found(table), table)).toEqual(expected(table));
      }),
      { numRuns: 400 },
    );
  });

  it('preserve the weights if secrets have different weights', () => {
    fc.assert(
      fc.property(
        circles,
        fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 5, maxLength: 5 }),
        (table, some) => {
          const weights = Int32Array.from(some.slice(0, table.length));
          const symmetry = found(table, weights);
          expect(standings(symmetry, table)).toEqual(expected(table));
          expect(standings(symmetry?.preserving(weights), table)).toEqual(expected(table, weights));
          const others = symmetry?.preserving(weights.slice());
          expect(standings(others, table).every((stands) => stands.every(Boolean))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are those of Mastermind: five first guesses, and 12, 39 or 57 second ones', () => {
    const codes = Array.from({ length: 1296 }, (_, k) =>
      [216, 36, 6, 1].map((unit) => Math.floor(k / unit) % 6),
    );
    let pauses = 0;
    const table = codes.map((guess) => codes.map((secret) => score(guess, secret)));
    const symmetry = found(table, undefined, () => pauses++);
    expect(pauses).toBeGreaterThan(20);
    const firsts = standing(symmetry, 1296, []).flatMap((stands, guess) =>
      stands ? [codes[guess]?.join('')] : [],
    );
    expect(firsts).toEqual(['0000', '0001', '0011', '0012', '0123']);
    const seconds = (code: string) =>
      standing(symmetry, 1296, [Number.parseInt(code, 6)]).filter(Boolean).length;
    expect(['0000', '0011', '0123'].map(seconds)).toEqual([12, 39, 57]);
    expect(standing(symmetry, 1296, [0, 1]).every(Boolean)).toBe(true);
  });

  it('are undefined if there are none, if secrets take many guesses to distinguish, or in a huge table', () => {
    expect(
      found([
        [0, 1, 1],
        [0, 0, 1],
        [2, 0, 0],
      ]),
    ).toBeUndefined();
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    expect(found(numbers.map((guess) => numbers.map((secret) => Number(guess === secret))))).toBeUndefined();
    const steps = FoundSymmetry.find(2 ** 13, 2 ** 13, () => {
      throw new Error('no answer is read');
    });
    expect(steps.next()).toEqual({ done: true, value: undefined });
  });
});

/** Returns the exact and near counts as one number. */
function score(guess: readonly number[], secret: readonly number[]): number {
  const exact = guess.filter((symbol, place) => symbol === secret[place]).length;
  const count = (code: readonly number[], symbol: number) => code.filter((one) => one === symbol).length;
  const common = [0, 1, 2, 3, 4, 5].reduce(
    (sum, symbol) => sum + Math.min(count(guess, symbol), count(secret, symbol)),
    0,
  );
  return exact * 5 + common - exact;
}
