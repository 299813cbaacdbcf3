import type { Deduction } from '@inkling/core/deduction';

/** The input of `leastCost`, in the deduction's indices. An absent field sets no limit. */
export interface CostQuestion {
  /** The secrets that are still possible. */
  readonly secrets: readonly number[];
  /** The guesses that are allowed from now on. */
  readonly guesses: readonly number[];
  /** The next guess must be one of these. */
  readonly openings?: readonly number[];
  /** The guesses made after it in this order, whatever the answers are, until the secret is found. */
  readonly followUps?: readonly number[];
  /** The number of guesses left. */
  readonly depth?: number;
  /** Added to the level of a secret that is found with the last of these guesses. */
  readonly surcharge?: number;
  /** By secret. */
  readonly weights?: ArrayLike<number>;
  /** Whether `next` may follow the answer `cls` to `guess`. The restrictions of all turns add up. */
  readonly permits?: (guess: number, cls: number, next: number) => boolean;
}

/**
 * Computes the cost of the best strategy straight from the definition: the minimum over all guesses of what the
 * answers leave. It uses no bounds, no order, no symmetry and no shortcut for small sets; it only caches the sets it
 * has met. The optimal search is tested against this function wherever it is fast enough.
 *
 * @returns the sum over the secrets of level × weight, or infinity if no strategy keeps to the depth
 */
export function leastCost(deduction: Deduction, question: CostQuestion): number {
  const { depth = 255, surcharge = 0, weights, permits, followUps = [] } = question;
  const known = new Map<string, number>();

  const solve = (secrets: readonly number[], guesses: readonly number[], left: number): number => {
    if (left === 0) return Number.POSITIVE_INFINITY;
    const key = `${depth < 255 ? left : ''}:${secrets.join()}${permits ? `:${guesses.join()}` : ''}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const cost = leastOf(guesses, [], secrets, guesses, left);
    known.set(key, cost);
    return cost;
  };

  const leastOf = (
    openings: readonly number[],
    [next, ...rest]: readonly number[],
    secrets: readonly number[],
    guesses: readonly number[],
    left: number,
  ): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const guess of openings) {
      const cells = new Map<number, number[]>();
      for (const secret of secrets) {
        const cls = deduction.feedback(guess, secret);
        const cell = cells.get(cls);
        if (cell) cell.push(secret);
        else cells.set(cls, [secret]);
      }
      // A guess with only one answer leads back to the same question with one guess fewer.
      if (cells.size === 1 && !cells.has(deduction.solved) && openings === guesses) continue;
      let cost = 0;
      for (const secret of secrets) cost += weights?.[secret] ?? 1;
      for (const [cls, cell] of cells) {
        if (cls === deduction.solved) cost += left === 1 ? surcharge * (weights?.[cell[0]] ?? 1) : 0;
        else {
          const allowed = permits ? guesses.filter((other) => permits(guess, cls, other)) : guesses;
          if (next === undefined) cost += solve(cell, allowed, left - 1);
          else if (left === 1 || !allowed.includes(next)) cost = Number.POSITIVE_INFINITY;
          else cost += leastOf([next], rest, cell, allowed, left - 1);
        }
      }
      if (cost < least) least = cost;
    }
    return least;
  };

  const { secrets, guesses, openings = guesses } = question;
  return depth === 0 ? Number.POSITIVE_INFINITY : leastOf(openings, followUps, secrets, guesses, depth);
}
