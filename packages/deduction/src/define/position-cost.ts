import { finish } from '@inkling/core/finish';
import type { Problem } from '../optimum/problem.ts';
import { restrictProblem } from '../optimum/restricted-problem.ts';
import { OptimalSearch } from '../optimum/search.ts';
import { INFEASIBLE } from '../optimum/size-bound.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { finderOf, listGame } from './searched.ts';

/** What the best strategy costs from a position on, in guesses over the secrets that are left. Exact if both are equal. */
export interface PositionCost {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The cost from a position on, with at most so many sets searched. The answers of the game are listed once, and every
 * position is a part of that list.
 *
 * @throws RangeError where no strategy ends, or the game is too large
 */
export function costFrom<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  nodes: number,
): PositionCost {
  const named = game.goal === 'identified' ? 1 : 0;
  const count = left.length;
  if (count <= named) return { lower: 0, upper: 0 };
  if (count === 1 && finderOf(game, left[0]) >= 0) return { lower: 1, upper: 1 };
  const problem = problemOf(game);
  const columnOf = new Map(Array.from(problem.secrets, (secret, column) => [secret, column]));
  const columns = Uint16Array.from(left, (secret) => columnOf.get(secret) as number).toSorted();
  const local =
    count < problem.secretCount ? restrictProblem(problem, columns, 0, count, new Set()) : problem;
  const { lower, upper } = new OptimalSearch(local).advance(nodes);
  if (upper >= INFEASIBLE) return { lower: lower - named * count, upper: Number.POSITIVE_INFINITY };
  return { lower: lower - named * count, upper: upper - named * count };
}

/** The list of a game, made when it is first needed. */
function problemOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Problem {
  const known = problems.get(game) ?? finish(listGame(game));
  problems.set(game, known);
  return known;
}

const problems = new WeakMap<object, Problem>();
