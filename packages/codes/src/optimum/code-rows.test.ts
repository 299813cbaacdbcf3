import { feedbackClassCount } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import { rowsFrom } from '@inkling/deduction/optimum/problem';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeScorer } from '../candidates/scorer.ts';
import { listCodeProblem } from './code-deduction.ts';
import { newCodeRows } from './code-rows.ts';

describe('the answers of codes, computed sixteen at a time', () => {
  it.each([
    [4, 6, true],
    [1, 16, true],
    [1, 200, true],
    [2, 4, true],
    [3, 5, false],
    [3, 12, false],
    [5, 4, true],
    [7, 3, true],
    [9, 2, true],
    [5, 6, false],
  ])('match those of the scorer: %i places, %i symbols, repeats %s', (places, symbols, repeats) => {
    const space = new CodeSpace({ places, symbols, repeats });
    const scorer = new CodeScorer(space);
    const all = Uint32Array.from({ length: space.size }, (_, code) => code);
    // Rows may be requested in any order.
    const guesses = Int32Array.from(all, (code) => (code * 7 + 3) % space.size);
    const cells = new Uint8Array(space.size ** 2);
    const parts = new Int32Array(space.size);
    newCodeRows(space)?.fill(guesses, cells, parts);
    const row = new Uint8Array(space.size);
    const wrong = guesses.filter((guess, i) => {
      scorer.classesOf(guess, all, row);
      const found = cells.subarray(i * space.size, (i + 1) * space.size);
      return Buffer.compare(row, found) !== 0 || parts[i] !== new Set(row).size;
    });
    expect([...wrong]).toEqual([]);
    expect(cells.includes(feedbackClassCount(places) - 1)).toBe(true);
  });

  it.each([
    { places: 3, symbols: 5, repeats: true },
    { places: 3, symbols: 5, repeats: false },
  ])('are symmetric in guess and secret, and the same when computed again: %o', (rules) => {
    const { problem } = unwrap(listCodeProblem(rules));
    const { matrix, secretCount, isSymmetric } = problem;
    expect(isSymmetric).toBe(true);
    for (let row = 0; row < secretCount; row++) {
      const cells = rowsFrom(problem, row, 1);
      expect(cells).toEqual(matrix.subarray(row * secretCount, (row + 1) * secretCount));
      expect([...cells]).toEqual(Array.from(cells, (_, column) => matrix[column * secretCount + row]));
    }
  });

  it('are left to the scorer if the codes do not fill a vector, or have too many places', () => {
    expect(newCodeRows(new CodeSpace({ places: 2, symbols: 3, repeats: true }))).toBeUndefined();
    expect(newCodeRows(new CodeSpace({ places: 17, symbols: 1, repeats: true }))).toBeUndefined();
  });
});
