import type { Code } from '@inkling/core/feedback';
import { fail, ok } from '@inkling/core/result';
import { FILL_PLACEMENTS } from './next-code.ts';
import { nextCountString } from './odometer.ts';
import { learnFrom, nextProbe, type Probe } from './probe.ts';
import type { State } from './state.ts';

/**
 * Replaces GuessCompute if the next string is too far away: probes remove symbols from the cylinders, and before each
 * further probe the odometer is tried with a small budget. `isTried` says that it has just been tried.
 */
export function settlePlaces(isTried: boolean = false): State {
  let probe: Probe | undefined;
  return {
    name: 'GuessCompute',
    propose(machine) {
      const { rules, slots, turns, budget } = machine;
      const few = Math.min(budget, FILL_PLACEMENTS);
      const stop = isTried ? undefined : nextCountString(rules, slots, turns, undefined, few);
      if (stop?.ok) {
        machine.reportPassed(stop.value.passed);
        return ok(stop.value.code);
      }
      probe = stop?.error === 'none' ? undefined : nextProbe(machine);
      return probe ? ok(probe.guess) : fail('contradiction');
    },
    learn(machine, turn) {
      if (probe && isSame(probe.guess, turn.guess)) learnFrom(probe, turn.feedback, machine);
      if (!machine.ruleOne(turn)) machine.ruleTwo(turn);
      return settlePlaces();
    },
  };
}

function isSame(a: Code, b: Code): boolean {
  return a.length === b.length && Array.from(a).every((symbol, place) => symbol === b[place]);
}
