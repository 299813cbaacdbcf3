import { feedbackOf } from '@inkling/core/feedback';
import { messages } from '../../messages/language.ts';

/** A turn in words. */
export function turnText(turn: number, guess: readonly string[], feedback: number): string {
  const { exact, near } = feedbackOf(feedback);
  return messages().turns.row(turn, guess, exact, near);
}
