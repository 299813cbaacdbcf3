import type { CodeTurn } from '@inkling/core/deduction';
import type { CandidateSet } from '../candidates/candidate-set.ts';
import { partitionFigures } from '../strategies/partition.ts';

/** The information gained by one turn, in bits. `expected + luck` equals `gained` exactly, even in floating point. */
export interface Information {
  /** log₂ (number of codes before / number of codes after). */
  readonly gained: number;
  /** The average over all codes that were possible, Σ −p·log₂ p: the part due to the choice of the guess. */
  readonly expected: number;
  /** The rest. Its average over the codes is 0, whatever the guess. */
  readonly luck: number;
}

/**
 * Computes the information in the answer to a guess, or in the part of the answer that is known. Returns `undefined`
 * if it leaves no code. `set` is the position before the turn.
 */
export function informationOf(set: CandidateSet, turn: CodeTurn): Information | undefined {
  const split = set.split(turn.guess).map(Number);
  const after = [turn.feedback, ...(turn.others ?? [])].reduce((sum, cls) => sum + (split[cls] ?? 0), 0);
  if (after === 0) return undefined;
  const before = split.reduce((sum, count) => sum + count, 0);
  const expected = partitionFigures(split).bits;
  const luck = Math.log2(before) - Math.log2(after) - expected;
  return { gained: expected + luck, expected, luck };
}
