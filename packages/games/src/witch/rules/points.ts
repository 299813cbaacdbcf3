import type { Quiz } from './params.ts';
import type { Answer } from './state.ts';

/** A pair that is found again after a bomb earns these points again, because the bomb took them away. */
export const MATCH_POINTS = 100;
export const BONUS_POINTS = 100;

const NAME_POINTS: Readonly<Record<Exclude<Quiz, 'off'>, Readonly<Record<Answer, number>>>> = {
  names: { right: 50, slip: 50, wrong: 0, skipped: 0 },
  typed: { right: 100, slip: 80, wrong: 0, skipped: 0 },
};

/** Returns the points for an answer. Using the hint halves them. */
export function quizPoints(quiz: Quiz, answer: Answer, hinted: boolean): number {
  return quiz === 'off' ? 0 : NAME_POINTS[quiz][answer] / (hinted ? 2 : 1);
}
