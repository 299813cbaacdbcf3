import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem, type Problem } from '../problem.ts';

/** A deduction, its problem, and some of its secrets. */
export interface DrawnCase {
  readonly deduction: Deduction;
  readonly problem: Problem;
  readonly columns: Uint16Array;
  readonly weights: Int32Array;
}

/** A deduction with answers at random, some of them rarer unless they are `even`, and some of its secrets; fewer than `others` guesses are no secrets. */
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
