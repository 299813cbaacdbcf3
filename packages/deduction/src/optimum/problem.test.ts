import type { Deduction } from '@inkling/core/deduction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listProblem } from './problem.ts';

/** Guesses 0, 1, 2 … are the secrets; the answers to the others follow from `seeds`. */
function deductionOf(classCount: number, secretCount: number, seeds: readonly number[]): Deduction {
  const solved = classCount - 1;
  return {
    guessCount: secretCount + seeds.length,
    secretCount,
    classCount,
    solved,
    feedback: (guess, secret) => {
      if (guess === secret) return solved;
      return ((seeds[guess - secretCount] ?? guess) * (secret + 3)) % solved;
    },
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
}

describe('a problem', () => {
  // At most 32 classes are counted as bits; with 257, each class takes two bytes.
  it.each([2, 31, 32, 33, 256, 257])('with %s classes counts the parts of every row', (classCount) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.array(fc.nat(999), { maxLength: 12 }),
        (secretCount, seeds) => {
          const deduction = deductionOf(classCount, secretCount, seeds);
          const listed = listProblem(deduction);
          if (!listed.ok) throw new Error(listed.error);
          const { matrix, rowCount, rowParts, parts } = listed.value;
          const rows = Array.from({ length: rowCount }, (_, guess) =>
            Array.from({ length: secretCount }, (_, secret) => deduction.feedback(guess, secret)),
          );
          const sizes = rows.map((row) => new Set(row).size);
          expect([...matrix]).toEqual(rows.flat());
          expect([...rowParts]).toEqual(sizes);
          expect(parts).toEqual({
            inside: Math.max(...sizes.slice(0, secretCount)),
            outside: Math.max(0, ...sizes.slice(secretCount)),
          });
        },
      ),
    );
  });
});
