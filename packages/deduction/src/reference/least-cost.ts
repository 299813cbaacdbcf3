import type { Deduction } from '@inkling/core/deduction';

/** A question to `leastCost`, in the deduction's numbers; what is absent sets no limit. */
export interface CostQuestion {
  /** The secrets that are still possible. */
  readonly secrets: readonly number[];
  /** The guesses that are allowed from now on. */
  readonly guesses: readonly number[];
  /** The next guess is one of these. */
  readonly openings?: readonly number[];
  /** What is guessed after it whatever the answers are, one after the other, until the secret is found. */
  readonly followUps?: readonly number[];
  /** Guesses left. */
  readonly depth?: number;
  /** Added to the level of the last of them. */
  readonly surcharge?: number;
  /** By secret. */
  readonly weights?: ArrayLike<number>;
  /** May `next` follow the answer `cls` to `guess`? Turns add to each other's limits. */
  readonly permits?: (guess: number, cls: number, next: number) => boolean;
}

/**
 * What the best strategy costs, by the definition: the least over all guesses of what the answers leave. No bounds,
 * no order, no symmetry, no shortcut for small sets; only sets met before are remembered. The optimal search is
 * held against this wherever it can be waited for.
 *
 * @returns the sum over the secrets of level × weight, or infinity where no strategy keeps to the depth
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
      // A guess that tells nothing leads back to the same question with a guess less.
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
