import type { Deduction } from '@inkling/core/deduction';

/** Returns the deduction in the middle of a game: the secret is known to be among these (ascending). */
export function subDeduction(deduction: Deduction, secrets: ArrayLike<number>): Deduction {
  const columns = new Map<number, number>();
  for (let column = 0; column < secrets.length; column++) columns.set(secrets[column], column);
  return {
    guessCount: deduction.guessCount,
    secretCount: secrets.length,
    classCount: deduction.classCount,
    solved: deduction.solved,
    feedback: (guess, column) => deduction.feedback(guess, secrets[column]),
    guessOf: (column) => deduction.guessOf(secrets[column]),
    secretOf: (guess) => columns.get(deduction.secretOf(guess)) ?? -1,
  };
}
