import { finish } from '@inkling/core/finish';
import type { Problem } from '../optimum/problem.ts';
import { restrictProblem } from '../optimum/restricted-problem.ts';
import { OptimalSearch } from '../optimum/search.ts';
import { INFEASIBLE } from '../optimum/size-bound.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { finderOf, listGame } from './searched.ts';

/** Bounds of what the best strategy costs from a position on, summed over the secrets left. Exact if both are equal. */
export interface PositionCost {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Computes the cost from a position on, searching at most `nodes` sets of secrets. The answers of a game are listed
 * only once; every position is a part of that list.
 *
 * @throws StrategyError if no strategy finds every secret, or the game is too large
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

/** Returns the listed answers of a game, which are made lazily and cached. */
function problemOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Problem {
  const known = problems.get(game) ?? finish(listGame(game));
  problems.set(game, known);
  return known;
}

const problems = new WeakMap<object, Problem>();
