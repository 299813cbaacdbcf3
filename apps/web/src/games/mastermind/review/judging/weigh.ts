import { partitionFigures } from '@inkling/codes/strategies/partition';
import { solvedClass } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { reviewTurns } from '@inkling/games/mastermind/analysis/review';
import type { WeighAsk, Weighed } from './weighing.ts';

/**
 * Judges one guess as the review would have judged it. Its answer does not matter for that, so the guess is treated as
 * the code. Returns undefined if no code was possible. Throws if the codes cannot be listed, as the review does.
 */
export function weighNow({ rules, turns, guess, played, reference }: WeighAsk): Weighed | undefined {
  const position = expect(CodeAnalysis.of(rules, turns));
  const work = reviewTurns(position, [{ guess, feedback: solvedClass(rules.places) }], { reference });
  let step = work.next();
  while (!step.done) step = work.next();
  const choice = step.value.turns[0]?.choice;
  if (!choice) return undefined;
  const figuresOf = (code: ArrayLike<number>) => partitionFigures(position.set.split(code).map(Number));
  return { choice, playedFigures: figuresOf(played), bestFigures: figuresOf(choice.best.guess) };
}
