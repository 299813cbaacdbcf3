import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem, rowsFrom, withStoredMatrix } from '@inkling/deduction/optimum/problem';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { wordTable } from '@inkling/words/table';
import { describe, expect, it } from 'vitest';
import { newSummedRows } from './summed-rows.ts';
import { listWordProblem, wordDeduction, wordRows } from './word-deduction.ts';

describe('marks summed sixteen answers at a time', () => {
  it.each([
    [1, 3, 40],
    [3, 16, 33],
    [4, 17, 50],
    [5, 100, 120],
    [5, 1, 10],
  ])('equal those of the twin, for words of %i letters and %i answers', (length, answerCount, guessCount) => {
    const random = new RandomStream(seedRandom(`summed rows ${length} ${answerCount}`));
    const words = (count: number) =>
      wordTable(
        length,
        Array.from({ length: count }, () => Array.from({ length }, () => random.below(5))),
      );
    const [guesses, answers] = [words(guessCount), words(answerCount)];
    const twin = streamMarkRows(guesses, answers);
    // Rows may be requested in any order, and more than once.
    const rows = Int32Array.from({ length: 2 * guessCount }, () => random.below(guessCount));
    const cells = new Uint8Array(rows.length * answerCount);
    const parts = new Int32Array(rows.length);
    newSummedRows(guesses, answers)?.fill(rows, cells, parts);
    const expected = Array.from(rows, (guess) => [...twin.row(guess)]);
    expect([...cells]).toEqual(expected.flat());
    expect([...parts]).toEqual(expected.map((row) => new Set(row).size));
  });

  it('equal those of the twin in the problem of a game, whether computed on demand or stored', () => {
    const allowed = [
      'speed',
      'eerie',
      'erase',
      'steel',
      'creed',
      'abide',
      'ounce',
      'trial',
      'aloud',
      'soare',
    ];
    const deduction = unwrap(wordDeduction({ answers: ['creed', 'steel', 'ounce'], allowed }));
    const made = unwrap(listWordProblem(deduction));
    const twin = unwrap(listProblem(deduction, wordRows(deduction)));
    expect(made.madeRows).toBeDefined();
    for (const problem of [withStoredMatrix(made), twin]) expect(problem.madeRows).toBeUndefined();
    for (let row = 0; row < allowed.length; row++)
      expect(rowsFrom(made, row, 1)).toEqual(rowsFrom(twin, row, 1));
    for (const field of ['matrix', 'guesses', 'secrets', 'parts', 'rowParts', 'isSymmetric'] as const)
      for (const problem of [made, withStoredMatrix(made)]) expect(problem[field]).toEqual(twin[field]);
  });

  it('are not available if words have more than five letters', () => {
    const words = wordTable(6, [[0, 1, 2, 3, 4, 5]]);
    expect(newSummedRows(words, words)).toBeUndefined();
  });
});
