import type { RowsFiller } from '@inkling/deduction/optimum/made-rows';
import { newSearchCore } from '@inkling/deduction/optimum/search-core';
import { MarkVectors } from '@inkling/words/mark-vectors';
import type { WordTable } from '@inkling/words/table';

/**
 * Creates a filler for the rows of marks of every allowed guess against the answers. It sums sixteen answers at a time
 * in WebAssembly. Returns undefined if WebAssembly is unavailable, there are no answers, or the words are too long for
 * one-byte classes. `streamMarkRows` computes the same rows in TypeScript.
 */
export function newSummedRows(guesses: WordTable, answers: WordTable): RowsFiller | undefined {
  const core = guesses.length <= LENGTH_MAX && answers.count > 0 ? newSearchCore() : undefined;
  if (!core) return undefined;
  const { count } = answers;
  core.layOutSums(count);
  const vectors = new MarkVectors(guesses, answers, (vector) => {
    const address = core.newVector() >>> 0;
    new Uint8Array(core.memory.buffer, address, count).set(new Uint8Array(vector.buffer, 0, count));
    return address;
  });
  let picked = new Uint32Array(0);
  let sum = new Uint8Array(0);
  const fill: RowsFiller['fill'] = (rows, cells, parts) => {
    for (let row = 0; row < rows.length; row++) {
      const addresses = vectors.of(rows[row] as number);
      const { buffer } = core.memory;
      // The memory gets a new buffer whenever it grows.
      if (picked.buffer !== buffer) {
        picked = new Uint32Array(buffer, core.pickedAt() >>> 0, LENGTH_MAX);
        sum = new Uint8Array(buffer, core.sumAt() >>> 0, count);
      }
      picked.set(addresses);
      parts[row] = core.sumVectors(addresses.length, count);
      cells.set(sum, row * count);
    }
  };
  return { fill, isSymmetric: false };
}

/** Five letters have 243 classes, which fit into a byte. */
const LENGTH_MAX = 5;
