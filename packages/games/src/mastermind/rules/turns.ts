import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass } from '@inkling/core/feedback';
import type { ScoredTurn } from './game.ts';

/** A turn of the game as the theory sees it. */
export function codeTurn({ guess, feedback }: ScoredTurn): CodeTurn {
  return { guess, feedback: feedbackClass(feedback.exact, feedback.near) };
}
