import { countingEvaluator } from '@inkling/codes/reference/counting';
import { scoreByLinkedRemoval } from '@inkling/codes/reference/linked-removal';
import { usedFlagsEvaluator } from '@inkling/codes/reference/used-flags';
import { type Code, scoreCode } from '@inkling/core/feedback';

/** The essay's three evaluators in the essay's order, and the one that the engine uses. */
export const EVALUATORS = ['linked', 'flags', 'counting', 'engine'] as const;
export type Evaluator = (typeof EVALUATORS)[number];

/**
 * Creates an evaluator that holds one secret code (`answer`), as the essay's board does, and returns the feedback class
 * of any guess.
 */
export const evaluatorFor: Readonly<
  Record<Evaluator, (answer: Code, symbols: number) => (guess: Code) => number>
> = {
  linked: (answer) => (guess) => scoreByLinkedRemoval(guess, answer),
  flags: usedFlagsEvaluator,
  counting: countingEvaluator,
  engine: (answer) => (guess) => scoreCode(guess, answer),
};
