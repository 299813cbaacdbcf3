import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';

/**
 * What is known of one question of a proof. Facts only tighten: merging takes the greater `lower`, the lesser `upper`
 * and the greater `spent`, so it is idempotent, commutative and associative. Whatever is delivered twice, late or in
 * another order changes nothing, and exactly-once delivery is not needed.
 */
export interface Fact {
  /** The question; see `keyOf` in `proof/proof-context.ts`. */
  readonly key: string;
  /** No strategy costs less; 0 when nothing is known. */
  readonly lower: number;
  /** The lemmas that prove it, as `proof/packed-lemmas.ts` packs them; empty where none are given. */
  readonly proof: string;
  /** A strategy of this cost is known; `INFEASIBLE` when none is. */
  readonly upper: number;
  /** That strategy, as `proof/tree.ts` writes it; empty when none is known. */
  readonly tree: string;
  /** The largest node budget that was spent on the question without finishing it. */
  readonly spent: number;
}

/**
 * How long the text of a tree or a proof may be. No honest worker makes a longer one, and stores neither accept nor
 * return one.
 */
export const TEXT_LENGTH_MAX: number = 2 ** 24;

/** What one worker reports. The coordinator decides whether it counts: see `proof/ledger.ts`. */
export interface Report extends Fact {
  /** The engine's name for the worker that reported it. */
  readonly source: string;
}

export function unknownFact(key: string): Fact {
  return { key, lower: 0, proof: '', upper: INFEASIBLE, tree: '', spent: 0 };
}

/** Both facts in one. Of two texts for the same cost it keeps the greater one, so that the order of merging does not matter. */
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
