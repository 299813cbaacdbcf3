import type { Quiz } from './params.ts';
import type { Answer } from './state.ts';

/** A pair that is found again after a bomb pays these points again, which the bomb took. */
export const MATCH_POINTS = 100;
export const BONUS_POINTS = 100;

const NAME_POINTS: Readonly<Record<Exclude<Quiz, 'off'>, Readonly<Record<Answer, number>>>> = {
  names: { right: 50, slip: 50, wrong: 0, skipped: 0 },
  typed: { right: 100, slip: 80, wrong: 0, skipped: 0 },
};

/** The hint costs half. */
export function quizPoints(quiz: Quiz, answer: Answer, hinted: boolean): number {
  return quiz === 'off' ? 0 : NAME_POINTS[quiz][answer] / (hinted ? 2 : 1);
}
