/**
 * Returns the known word nearest to a typed one, or `undefined` if none is near enough: at most two edits away, and
 * at most a third of the typed length.
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.round(typed.length / 3));
  if (typed.length > TYPED_MAX) return undefined;
  const near = words
    .filter(({ length }) => Math.abs(length - typed.length) <= limit)
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.word;
}

/**
 * Counts the insertions, deletions, replacements and swaps of adjacent letters that turn one string into the other,
 * editing no letter twice (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (before[j - 2] as number) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, (above[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}

const TYPED_MAX = 40;
