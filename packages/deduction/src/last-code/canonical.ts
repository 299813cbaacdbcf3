import type { Clue, CodePuzzle, CountsClue } from './code-puzzle.ts';

/**
 * Returns a string that is equal for two puzzles exactly if they differ only in the names of the symbols, the order
 * of the places and the order of the clues. With a list, or with marks for each place, only the order of the clues
 * may differ.
 */
export function canonicalForm(puzzle: CodePuzzle): string {
  const counts = puzzle.clues.filter((clue): clue is CountsClue => clue.kind === 'counts');
  if (puzzle.list || counts.length < puzzle.clues.length) return puzzle.clues.map(plain).toSorted().join(' ');
  let best: string | undefined;
  for (const places of permutations(puzzle.places)) {
    const moved = counts.map((clue) => ({ ...clue, guess: places.map((place) => clue.guess[place]) }));
    const text = leastOrder(moved, new Map());
    if (best === undefined || text < best) best = text;
  }
  return best ?? '';
}

function plain(clue: Clue): string {
  return clue.kind === 'marks' ? `${clue.guess}:${clue.marks}` : `${clue.guess}:${clue.exact},${clue.near}`;
}

/** Returns the smallest string for these clues in any order, with symbols numbered in the order of first occurrence. */
function leastOrder(clues: readonly CountsClue[], names: ReadonlyMap<number, number>): string {
  if (clues.length === 0) return '';
  const named = clues.map((clue) => {
    const known = new Map(names);
    const code = clue.guess.map((symbol) => {
      const name = known.get(symbol) ?? known.size;
      known.set(symbol, name);
      return String.fromCharCode(97 + name);
    });
    return { clue, known, text: `${clue.exact}${clue.near}${code.join('')} ` };
  });
  const least = named.reduce((text, one) => (one.text < text ? one.text : text), named[0].text);
  const rests = named
    .filter(({ text }) => text === least)
    .map(({ clue, known }) =>
      leastOrder(
        clues.filter((other) => other !== clue),
        known,
      ),
    );
  return least + rests.reduce((text, one) => (one < text ? one : text), rests[0]);
}

function permutations(count: number): readonly (readonly number[])[] {
  let orders: readonly (readonly number[])[] = [[]];
  for (let item = 0; item < count; item++)
    orders = orders.flatMap((order) =>
      Array.from({ length: item + 1 }, (_, at) => [...order.slice(0, at), item, ...order.slice(at)]),
    );
  return orders;
}
