import type { Code } from '@inkling/core/feedback';
import { fail, ok } from '@inkling/core/result';
import { nextPermutation } from './permutations.ts';
import { settlePlaces } from './settle-places.ts';
import type { State } from './state.ts';

/**
 * Used once all symbols are known: tries their orders from the sorted one on, until the code is found or the next order
 * is too far away to be reached.
 */
export function guessPermute(letters: Code, last?: readonly number[]): State {
  let beyond: State | undefined;
  return {
    name: 'GuessPermute',
    propose(machine) {
      const stop = nextPermutation(machine.rules, Array.from(letters), machine.turns, last, machine.budget);
      if (!stop.ok && stop.error === 'budget') {
        beyond = settlePlaces(true);
        return beyond.propose(machine);
      }
      if (!stop.ok) return fail('contradiction');
      machine.reportPassed(stop.value.passed);
      return ok(stop.value.code);
    },
    learn: (machine, turn) => beyond?.learn(machine, turn) ?? guessPermute(letters, Array.from(turn.guess)),
  };
}
