import { needShape } from '@inkling/core/arguments';
import { type Code, scoreCode as score } from '@inkling/core/feedback';
import { type Mark, markWord as mark } from '@inkling/core/marks';

/**
 * Returns the class of the feedback for a guess and a secret of the same length, by counting: the sum over
 * symbols of the smaller of the two counts is exact + near (the essay's third evaluator; Knuth 1976). Symmetric
 * in its arguments.
 *
 * @throws TypeError for anything but two lists of numbers of the same length
 */
export function scoreCode(guess: Code, secret: Code): number {
  needSameLength(guess, secret);
  return score(guess, secret);
}

/**
 * Returns the marks of a guess against a secret of the same length (1 … 32): exact places first, then nears
 * from left to right while the secret has unclaimed copies. Symbols are any integers.
 *
 * @throws TypeError for anything but two lists of numbers of the same length
 */
export function markWord(guess: Code, secret: Code): Mark[] {
  needSameLength(guess, secret);
  return mark(guess, secret);
}

function needSameLength(guess: Code, secret: Code): void {
  needShape(guess, 'guess', 'numbers');
  needShape(secret, 'secret', 'numbers');
  if (guess.length !== secret.length)
    throw new TypeError(
      `secret must have the same length as guess, which is ${guess.length}, not ${secret.length}`,
    );
}
