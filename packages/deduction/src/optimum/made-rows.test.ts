import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ComputedRows } from './made-rows.ts';

/** The answer of guess g to secret s is (g · s) mod 7. */
const answersOf = (guess: number, secretCount: number) =>
  Array.from({ length: secretCount }, (_, secret) => (guess * secret) % 7);

/** The rows of the guesses 3, 4, 5 …, and a list of the rows made so far. */
function newRows(rowCount: number, secretCount: number) {
  const seen: number[] = [];
  const guesses = Int32Array.from({ length: rowCount }, (_, row) => row + 3);
  const rows = new ComputedRows(
    { rowCount, secretCount, classCount: 7, guesses },
    {
      isSymmetric: false,
      fill: (wanted, cells, parts) => {
        for (const [row, guess] of wanted.entries()) {
          seen.push(guess - 3);
          const answers = answersOf(guess, secretCount);
          cells.set(answers, row * secretCount);
          parts[row] = new Set(answers).size;
        }
      },
    },
  );
  return { rows, seen };
}

describe('ComputedRows', () => {
  it('counts the parts of all rows, whichever of them were read before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.tuple(fc.nat(39), fc.nat(9)), { maxLength: 6 }),
        (rowCount, secretCount, asked) => {
          const { rows } = newRows(rowCount, secretCount);
          for (const [first, count] of asked.filter(([from, many]) => from + many <= rowCount))
            expect([...rows.read(first, count)]).toEqual(
              Array.from({ length: count }, (_, row) => answersOf(first + row + 3, secretCount)).flat(),
            );
          expect([...rows.rowParts]).toEqual(
            Array.from({ length: rowCount }, (_, row) => new Set(answersOf(row + 3, secretCount)).size),
          );
        },
      ),
    );
  });

  it('does not compute rows again to count them if all were read in order', () => {
    const { rows, seen } = newRows(10, 5);
    for (const first of [0, 4, 8]) rows.read(first, Math.min(4, 10 - first));
    expect([...rows.rowParts]).toHaveLength(10);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('writes rows into a given buffer', () => {
    const room = new Uint8Array(6);
    expect(newRows(4, 3).rows.read(1, 2, room)).toBe(room);
    expect([...room]).toEqual([...answersOf(4, 3), ...answersOf(5, 3)]);
  });
});
