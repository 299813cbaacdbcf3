import type { Code } from '@inkling/core/feedback';
import { fail, ok } from '@inkling/core/result';
import { nextPermutation } from './permutations.ts';
import type { State } from './state.ts';

/** All symbols are known: tries their orders from the sorted one on, and stays until the code is found. */
export function guessPermute(letters: Code, last?: readonly number[]): State {
  return {
    name: 'GuessPermute',
    propose(machine) {
      const stop = nextPermutation(machine.rules, Array.from(letters), machine.turns, last, machine.budget);
      if (!stop.ok) return fail(stop.error === 'none' ? 'contradiction' : 'budget');
      machine.reportPassed(stop.value.passed);
      return ok(stop.value.code);
    },
    learn: (_, turn) => guessPermute(letters, Array.from(turn.guess)),
  };
}
