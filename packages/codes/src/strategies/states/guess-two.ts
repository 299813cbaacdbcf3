import { feedbackOf } from '@inkling/core/feedback';
import { ok } from '@inkling/core/result';
import { guessCompute } from './guess-compute.ts';
import { guessPermute } from './guess-permute.ts';
import { openingGuess, openingWidth } from './opening.ts';
import type { State } from './state.ts';

/**
 * The second opening, and the essay's special rule: if the two totals add up to the number of places, every symbol that
 * is in neither opening is eliminated. The essay writes "NUM_CHOICES − 4"; that is the number of such symbols, and it
 * is right only if the two openings share none.
 */
export function guessTwo(firstSymbol: number, firstTotal: number): State {
  return {
    name: 'GuessTwo',
    propose: (machine) => ok(openingGuess(machine.rules, firstSymbol)),
    learn(machine, turn) {
      if (!machine.ruleOne(turn)) machine.ruleTwo(turn);
      if (machine.ruleThree(turn)) return guessPermute(turn.guess);
      const { places, symbols } = machine.rules;
      const width = openingWidth(machine.rules);
      const { exact, near } = feedbackOf(turn.feedback);
      if (firstTotal + exact + near === places && symbols >= 2 * width)
        for (let i = 0; i < symbols - 2 * width; i++) machine.eliminate((firstSymbol + width + i) % symbols);
      return guessCompute();
    },
  };
}
