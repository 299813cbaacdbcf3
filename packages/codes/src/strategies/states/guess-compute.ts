import { fail, ok } from '@inkling/core/result';
import { guessPermute } from './guess-permute.ts';
import { nextCountString } from './odometer.ts';
import { settlePlaces } from './settle-places.ts';
import type { State } from './state.ts';

/**
 * Turns the odometer to the next string that contradicts no answer. After rule one or two the cylinders have changed,
 * so the odometer starts again, and rule three is not tried on that guess (as in the essay's code, but not its prose).
 */
export function guessCompute(last?: readonly number[]): State {
  let beyond: State | undefined;
  return {
    name: 'GuessCompute',
    propose(machine) {
      const stop = nextCountString(machine.rules, machine.slots, machine.turns, last, machine.budget);
      if (!stop.ok && stop.error === 'budget') {
        beyond = settlePlaces(true);
        return beyond.propose(machine);
      }
      if (!stop.ok) return fail('contradiction');
      machine.reportPassed(stop.value.passed);
      return ok(stop.value.code);
    },
    learn(machine, turn) {
      if (beyond) return beyond.learn(machine, turn);
      if (machine.ruleOne(turn) || machine.ruleTwo(turn)) return guessCompute();
      return machine.ruleThree(turn) ? guessPermute(turn.guess) : guessCompute(Array.from(turn.guess));
    },
  };
}
