import { feedbackClassCount } from '@inkling/core/feedback';
import type { RowsFiller } from '@inkling/deduction/optimum/made-rows';
import { newSearchCore } from '@inkling/deduction/optimum/search-core';
import type { CodeSpace } from '../candidates/code-space.ts';

/**
 * What all codes of a space answer each other, in WebAssembly; `undefined` where it, or the space, is not fit for that. Guesses
 * are codes by their numbers. `CodeScorer.classesOf` is the twin.
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

/** A vector. */
const SIZE_MIN = 16;
/** Its table of triangle numbers has sixteen. */
const PLACES_MAX = 16;
const CELLS_AT_ONCE = 2 ** 16;
