import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';

/**
 * What is known about one question of a proof. Facts only tighten: merging takes the greater `lower`, the smaller
 * `upper` and the greater `spent`, so it is idempotent, commutative and associative. Facts may therefore arrive twice,
 * late or in any order, and exactly-once delivery is not needed.
 */
export interface Fact {
  /** The question; see `keyOf` in `proof/proof-context.ts`. */
  readonly key: string;
  /** The lower bound: no strategy costs less. 0 if nothing is known. */
  readonly lower: number;
  /** The lemmas that prove `lower`, packed by `proof/packed-lemmas.ts`; empty if there are none. */
  readonly proof: string;
  /** The upper bound: the cost of a known strategy, or `INFEASIBLE` if none is known. */
  readonly upper: number;
  /** That strategy, as serialised by `proof/tree.ts`; empty if none is known. */
  readonly tree: string;
  /** The largest node budget that was spent on the question without settling it. */
  readonly spent: number;
}

/**
 * The maximum length of the string for a tree or a proof. No honest worker makes a longer one, and stores neither
 * accept nor return one.
 */
export const TEXT_LENGTH_MAX: number = 2 ** 24;

/** A fact as reported by one worker. The coordinator decides whether it counts: see `proof/ledger.ts`. */
export interface Report extends Fact {
  /** The engine's name for the worker that reported it. */
  readonly source: string;
}

export function unknownFact(key: string): Fact {
  return { key, lower: 0, proof: '', upper: INFEASIBLE, tree: '', spent: 0 };
}

/**
 * Merges two facts about the same question. Of two strings for the same cost it keeps the greater one, so the order of
 * merging does not matter.
 */
export function mergeFacts(a: Fact, b: Fact): Fact {
  const firmer = a.lower > b.lower || (a.lower === b.lower && a.proof >= b.proof) ? a : b;
  const better = a.upper < b.upper || (a.upper === b.upper && a.tree >= b.tree) ? a : b;
  return {
    key: a.key,
    lower: firmer.lower,
    proof: firmer.proof,
    upper: better.upper,
    tree: better.tree,
    spent: Math.max(a.spent, b.spent),
  };
}

export function sameFact(a: Fact, b: Fact): boolean {
  return (
    a.lower === b.lower &&
    a.proof === b.proof &&
    a.upper === b.upper &&
    a.tree === b.tree &&
    a.spent === b.spent
  );
}
