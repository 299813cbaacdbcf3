import { feedbackClassCount } from '@inkling/core/feedback';
import type { RowsFiller } from '@inkling/deduction/optimum/made-rows';
import { newSearchCore } from '@inkling/deduction/optimum/search-core';
import type { CodeSpace } from '../candidates/code-space.ts';

/**
 * Computes the answers of all codes of a space to each other in WebAssembly. Returns `undefined` if WebAssembly is
 * missing or the space is unsuitable. Guesses are indices of codes. `CodeScorer.classesOf` is the twin in TypeScript.
 */
export function newCodeRows({ rules, size, table }: CodeSpace): RowsFiller | undefined {
  const { places, symbols } = rules;
  const core = size >= SIZE_MIN && places <= PLACES_MAX ? newSearchCore() : undefined;
  if (!core) return undefined;
  const classCount = feedbackClassCount(places);
  const codes = core.layOutCodes(size, places, symbols) >>> 0;
  new Uint8Array(core.memory.buffer, codes, table.length).set(table);
  const rowsAtOnce = Math.ceil(CELLS_AT_ONCE / size);
  const rows = core.spreadCodes(rowsAtOnce) >>> 0;
  const fill: RowsFiller['fill'] = (guesses, cells, parts) => {
    for (let first = 0; first < guesses.length; first += rowsAtOnce) {
      const end = Math.min(first + rowsAtOnce, guesses.length);
      for (let row = first; row < end; row++)
        parts[row] = core.answerCode(guesses[row], rows + (row - first) * size, classCount);
      cells.set(new Uint8Array(core.memory.buffer, rows, (end - first) * size), first * size);
    }
  };
  return { fill, isSymmetric: true };
}

/** The number of codes in a vector. */
const SIZE_MIN = 16;
/** The table of triangular numbers in WebAssembly has sixteen entries. */
const PLACES_MAX = 16;
const CELLS_AT_ONCE = 2 ** 16;
