import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem, type Problem } from '../problem.ts';

/** A deduction, its problem, some of its secrets, and weights. */
export interface DrawnCase {
  readonly deduction: Deduction;
  readonly problem: Problem;
  readonly columns: Uint16Array;
  readonly weights: Int32Array;
}

/**
 * Makes a deduction with random answers, of which some are rarer unless `even`, and picks some of its secrets. Fewer
 * than `others` guesses are not secrets.
 */
export function drawCase(
  seed: number,
  secretCount: number,
  classCount: number,
  even = false,
  others = 12,
): DrawnCase {
  const random = new RandomStream(seedRandom(`two plies ${seed}`));
  const guessCount = secretCount + random.below(others);
  const table = Array.from({ length: guessCount }, (_, guess) =>
    Array.from({ length: secretCount }, (_, secret) =>
      guess === secret ? 0 : 1 + random.below(even ? classCount : 1 + random.below(classCount)),
    ),
  );
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: classCount + 1,
    solved: 0,
    feedback: (guess, secret) => table[guess][secret],
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
  const columns = Uint16Array.from({ length: secretCount }, (_, column) => column).filter(
    (column) => column < 2 || random.below(4) > 0,
  );
  const weights = Int32Array.from({ length: secretCount }, () => 1 + random.below(5));
  return { deduction, problem: unwrap(listProblem(deduction)), columns, weights };
}
