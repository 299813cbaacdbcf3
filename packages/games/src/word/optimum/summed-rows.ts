import type { RowsFiller } from '@inkling/deduction/optimum/problem';
import { newSearchCore } from '@inkling/deduction/optimum/search-core';
import { type Lanes, MarkVectors } from '@inkling/words/mark-vectors';
import type { WordTable } from '@inkling/words/table';

/**
 * What the answers reply to all words that may be guessed, added up sixteen answers at a time in WebAssembly; `undefined` where
 * there is none, or the words are too long for classes of a byte. `streamMarkRows` is the twin.
 */
export function newSummedRows(guesses: WordTable, answers: WordTable): RowsFiller | undefined {
  const core = guesses.length <= LENGTH_MAX && answers.count > 0 ? newSearchCore() : undefined;
  if (!core) return undefined;
  const { count } = answers;
  core.layOutSums(count);
  const vectors = new MarkVectors(guesses, answers);
  const addresses = new Map<Lanes, number>();
  const addressOf = (vector: Lanes): number => {
    const known = addresses.get(vector);
    if (known !== undefined) return known;
    const address = core.newVector() >>> 0;
    new Uint8Array(core.memory.buffer, address, count).set(new Uint8Array(vector.buffer, 0, count));
    addresses.set(vector, address);
    return address;
  };
  const fill: RowsFiller['fill'] = (rows, cells, parts) => {
    for (let row = 0; row < rows.length; row++) {
      const picked = vectors.of(rows[row] as number).map(addressOf);
      new Uint32Array(core.memory.buffer, core.pickedAt() >>> 0, picked.length).set(picked);
      parts[row] = core.sumVectors(picked.length, count);
      cells.set(new Uint8Array(core.memory.buffer, core.sumAt() >>> 0, count), row * count);
    }
  };
  return { fill, isSymmetric: false };
}

/** Five letters have 243 classes. */
const LENGTH_MAX = 5;
