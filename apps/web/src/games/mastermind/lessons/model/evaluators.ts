import { countingEvaluator } from '@inkling/codes/reference/counting';
import { scoreByLinkedRemoval } from '@inkling/codes/reference/linked-removal';
import { usedFlagsEvaluator } from '@inkling/codes/reference/used-flags';
import { type Code, scoreCode } from '@inkling/core/feedback';

/** The essay's three evaluators in its order, and the one that the engine plays with. */
export const EVALUATORS = ['linked', 'flags', 'counting', 'engine'] as const;
export type Evaluator = (typeof EVALUATORS)[number];

/** Each holds one answer, as the essay's board does, and gives the class of any guess at it. */
export const evaluatorFor: Readonly<
  Record<Evaluator, (answer: Code, symbols: number) => (guess: Code) => number>
> = {
  linked: (answer) => (guess) => scoreByLinkedRemoval(guess, answer),
  flags: usedFlagsEvaluator,
  counting: countingEvaluator,
  engine: (answer) => (guess) => scoreCode(guess, answer),
};
