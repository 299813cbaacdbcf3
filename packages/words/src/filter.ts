import type { SequenceProblem } from '@inkling/core/sequence';
import type { WordTable } from './table.ts';

/**
 * Returns the words that fit a sequence problem. Places are checked first, by one table lookup each, because they
 * reject most words at the first or second letter; copies are counted only in the words that remain. Grading each
 * word against each round was rejected, because it repeats the same checks every round.
 *
 * @param letters the symbol that each row of the problem describes; all other symbols of the alphabet are `absent`
 *   or free
 * @param absent symbols that may not occur
 * @returns ascending indices of words in the table
 */
export function filterWords(
  table: WordTable,
  problem: SequenceProblem,
  letters: readonly number[],
  absent: Iterable<number>,
): Int32Array {
  const { length, count, symbols } = table;
  const allowed = placeSets(problem, letters, absent);
  const { rows, fewest, most } = countedRows(problem, letters);
  const kept = new Int32Array(count);
  let size = 0;
  for (let word = 0, base = 0; word < count; word++, base += length) {
    let place = 0;
    while (place < length && ((allowed[symbols[base + place]] >>> place) & 1) === 1) place++;
    if (place < length) continue;
    let row = 0;
    for (; row < rows.length; row++) {
      let copies = 0;
      for (let i = 0; i < length; i++) if (symbols[base + i] === rows[row]) copies++;
      if (copies < fewest[row] || copies > most[row]) break;
    }
    if (row === rows.length) kept[size++] = word;
  }
  return kept.slice(0, size);
}

/** For each symbol, the set of its permitted places. Symbols are 16-bit. */
function placeSets(
  problem: SequenceProblem,
  letters: readonly number[],
  absent: Iterable<number>,
): Int32Array {
  const sets = new Int32Array(65_536).fill(problem.open);
  for (const [row, letter] of letters.entries()) sets[letter] = problem.domains[row];
  for (const letter of absent) sets[letter] = 0;
  return sets;
}

function countedRows(
  { fewest, most, places }: SequenceProblem,
  letters: readonly number[],
): { rows: number[]; fewest: number[]; most: number[] } {
  const counted = [...letters.keys()].filter((row) => fewest[row] > 0 || most[row] < places);
  return {
    rows: counted.map((row) => letters[row]),
    fewest: counted.map((row) => fewest[row]),
    most: counted.map((row) => most[row]),
  };
}

/** For each place, counts how many of these words have each symbol there. */
export function placeCounts(table: WordTable, indices: ArrayLike<number>): Map<number, number>[] {
  return Array.from({ length: table.length }, (_, place) => {
    const counts = new Map<number, number>();
    for (let i = 0; i < indices.length; i++) {
      const symbol = table.symbols[indices[i] * table.length + place];
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    return counts;
  });
}
