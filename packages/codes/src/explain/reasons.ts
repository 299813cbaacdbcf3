import type { Code } from '@inkling/core/feedback';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import type { CandidateSet } from '../candidates/candidate-set.ts';
import type { ListedCandidates } from '../candidates/listed.ts';
import type { Violations } from './violations.ts';

/** Why a symbol can or cannot stand at a place. */
export type Reason =
  /** The number of codes that have it there, and the lowest of them. */
  | { readonly possible: true; readonly count: bigint; readonly witness: Code }
  /**
   * A smallest set of turns (zero-based, ascending) that rules it out. Empty if the rules alone do, so that no code
   * has the symbol there.
   */
  | { readonly possible: false; readonly turns: readonly number[] };

/** Place and symbol from 0, inside the rules. */
export function reasonFor(
  set: ListedCandidates,
  violations: Violations,
  place: number,
  symbol: number,
): Reason {
  const { table } = set.space.codes;
  const { places } = set.rules;
  const stands = (code: number) => table[code * places + place] === symbol;
  const fitting = set.indices.filter(stands);
  const [witness] = fitting;
  if (witness !== undefined)
    return { possible: true, count: BigInt(fitting.length), witness: set.space.codes.codeAt(witness) };
  const [turns] = minimalHittingSets(violations.marks(stands), 1);
  if (!turns) throw new Error('a code violates no turn, and yet it is ruled out');
  return { possible: false, turns };
}

/** Returns each place's symbol if all candidates agree on it, otherwise (or without candidates) `undefined`. */
export function forcedSymbols(set: CandidateSet): readonly (number | undefined)[] {
  const count = set.count();
  return set.places().map((row) => {
    const symbol = count === 0n ? -1 : row.indexOf(count);
    return symbol < 0 ? undefined : symbol;
  });
}
