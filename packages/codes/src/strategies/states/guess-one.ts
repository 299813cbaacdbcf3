import { feedbackOf } from '@inkling/core/feedback';
import { ok } from '@inkling/core/result';
import { guessCompute } from './guess-compute.ts';
import { guessPermute } from './guess-permute.ts';
import { guessTwo } from './guess-two.ts';
import { openingGuess, openingWidth } from './opening.ts';
import type { State } from './state.ts';

/** The first opening, which passes its total on to the second. */
export const guessOne: State = {
  name: 'GuessOne',
  propose: (machine) => ok(openingGuess(machine.rules, machine.firstSymbol)),
  learn(machine, turn) {
    if (!machine.ruleOne(turn)) machine.ruleTwo(turn);
    if (machine.ruleThree(turn)) return guessPermute(turn.guess);
    const { rules, firstSymbol } = machine;
    const width = openingWidth(rules);
    if (rules.symbols <= width) return guessCompute();
    const { exact, near } = feedbackOf(turn.feedback);
    return guessTwo((firstSymbol + width) % rules.symbols, exact + near);
  },
};
