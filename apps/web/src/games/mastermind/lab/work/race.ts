import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClassCount } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import type { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { EVALUATORS, type Evaluator, evaluatorFor } from '../../lessons/model/evaluators.ts';

/** How fast one evaluator computed a partition, and whether the result agrees with the engine's. */
export interface Lap {
  readonly evaluator: Evaluator;
  readonly scored: number;
  readonly milliseconds: number;
  readonly agrees: boolean;
}

/** Each evaluator scores at least this many pairs, so that the clock has something to measure. */
const PAIRS_MIN = 200_000;

/** Lets each evaluator score a guess against all remaining codes repeatedly, and compares the resulting partitions. */
export function raceEvaluators(
  rules: CodeRules,
  position: CodeAnalysis,
  guess: string,
  now: () => number,
): readonly Lap[] {
  const code = expect(parseCode(guess, rules));
  const { indices, space } = position.set;
  const secrets = Array.from(indices, (index) => space.codes.codeAt(index));
  const rounds = Math.max(1, Math.ceil(PAIRS_MIN / secrets.length));
  const partition = (evaluator: Evaluator) => {
    const evaluate = evaluatorFor[evaluator](code, rules.symbols);
    const sizes = new Uint32Array(feedbackClassCount(rules.places));
    for (const secret of secrets) sizes[evaluate(secret)]!++;
    return sizes.join();
  };
  const wanted = partition('engine');
  return EVALUATORS.map((evaluator) => {
    const agrees = partition(evaluator) === wanted;
    const evaluate = evaluatorFor[evaluator](code, rules.symbols);
    const begun = now();
    let sum = 0;
    for (let round = 0; round < rounds; round++) for (const secret of secrets) sum += evaluate(secret);
    return {
      evaluator,
      scored: rounds * secrets.length,
      milliseconds: now() - begun,
      agrees: agrees && sum >= 0,
    };
  });
}
