/**
 * Many words of one length in one array of symbol numbers, word after word, without strings or letters. Loops over
 * a dictionary read it sequentially, which is most of what makes them fast.
 */
export interface WordTable {
  readonly length: number;
  readonly count: number;
  /** Symbol of word w at place p: `symbols[w * length + p]`. */
  readonly symbols: Uint16Array;
}

/** @param words each of exactly `length` symbols below 65,536 */
export function wordTable(length: number, words: readonly ArrayLike<number>[]): WordTable {
  const symbols = new Uint16Array(words.length * length);
  for (const [index, word] of words.entries()) {
    if (word.length !== length) throw new RangeError(`a word of ${word.length} in a table of ${length}`);
    symbols.set(word, index * length);
  }
  return { length, count: words.length, symbols };
}

export function wordAt({ length, symbols }: WordTable, index: number): Uint16Array {
  return symbols.subarray(index * length, (index + 1) * length);
}

/** Copies the words at these indices into a new table. */
export function pickWords(table: WordTable, indices: ArrayLike<number>): WordTable {
  const symbols = new Uint16Array(indices.length * table.length);
  for (let i = 0; i < indices.length; i++) symbols.set(wordAt(table, indices[i]), i * table.length);
  return { length: table.length, count: indices.length, symbols };
}
