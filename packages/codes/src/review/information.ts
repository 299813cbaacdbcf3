import type { CodeTurn } from '@inkling/core/deduction';
import type { CandidateSet } from '../candidates/candidate-set.ts';
import { partitionFigures } from '../strategies/partition.ts';

/** What one turn told, in bits. `expected + luck` is `gained`, exactly, in floating point too. */
export interface Information {
  /** log₂ of codes before over codes after. */
  readonly gained: number;
  /** What the guess tells on average, over all codes that were possible: Σ −p·log₂ p. The choice. */
  readonly expected: number;
  /** The rest. It is 0 on average over the codes, whatever is guessed. */
  readonly luck: number;
}

/** What the answer to a guess told, or as much of it as is known; `undefined` when it left no code. `set` is the position before the turn. */
export function informationOf(set: CandidateSet, turn: CodeTurn): Information | undefined {
  const split = set.split(turn.guess).map(Number);
  const after = [turn.feedback, ...(turn.others ?? [])].reduce((sum, cls) => sum + (split[cls] ?? 0), 0);
  if (after === 0) return undefined;
  const before = split.reduce((sum, count) => sum + count, 0);
  const expected = partitionFigures(split).bits;
  const luck = Math.log2(before) - Math.log2(after) - expected;
  return { gained: expected + luck, expected, luck };
}
