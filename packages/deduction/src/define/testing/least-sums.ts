import type { RandomDefinition } from './random-games.ts';

/**
 * Computes the minimum of guesses × weight, summed over the secrets, with a limit on the guesses, straight from the
 * definition: it tries all guesses and all answers, without bounds.
 */
export function leastSums(
  { secrets, guesses = secrets, answer, solved }: RandomDefinition,
  weightOf: (secret: string) => number,
): (guessesMax?: number) => number {
  const known = new Map<string, number>();
  const solve = (left: readonly string[], guessesLeft: number): number => {
    if (left.length === 0 || (solved === 'identified' && left.length === 1)) return 0;
    if (guessesLeft === 0) return Number.POSITIVE_INFINITY;
    const key = `${guessesLeft} ${left.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let least = Number.POSITIVE_INFINITY;
    for (const guess of guesses) {
      const cells = new Map<string | number, string[]>();
      for (const secret of left) {
        const reply = answer(guess, secret);
        cells.set(reply, [...(cells.get(reply) ?? []), secret]);
      }
      if (cells.size === 1 && !cells.has(solved)) continue;
      let sum = left.reduce((weight, secret) => weight + weightOf(secret), 0);
      for (const [reply, cell] of cells) if (reply !== solved) sum += solve(cell, guessesLeft - 1);
      least = Math.min(least, sum);
    }
    known.set(key, least);
    return least;
  };
  return (guessesMax = 12) => solve(secrets, guessesMax);
}
