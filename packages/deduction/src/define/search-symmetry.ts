import type { GuessSymmetry, Symmetry } from '../optimum/search-options.ts';
import { FoundSymmetry } from '../symmetry/found-symmetry.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { checkSymmetries } from './symmetry-check.ts';

/**
 * Returns the symmetry for the search of a game, in short steps: the one in its definition, after a check of a few
 * guesses, or else the one that is found in the table of answers.
 *
 * @throws TypeError if the symmetry in the definition cannot be right
 */
export function* symmetryOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  weights: Int32Array | undefined,
): Generator<undefined, Symmetry | undefined> {
  const count = game.guesses.items.length;
  const { symmetry: given } = game.definition;
  if (!given)
    return yield* FoundSymmetry.find(
      count,
      game.secrets.items.length,
      (guess) => game.table.row(guess),
      weights,
    );
  const symmetry = game.goal === 'identified' ? amongAsked(given, count) : given;
  yield* checkSymmetries(game, symmetry, weights);
  return symmetry;
}

/** Extends a symmetry to the guesses from index `count` on, which only name the last secret: each represents itself. */
function amongAsked(symmetry: Symmetry, count: number): Symmetry {
  const among = (given: GuessSymmetry): GuessSymmetry => ({
    representatives: (history) => {
      const stands = given.representatives(history);
      return (guess) => guess >= count || stands(guess);
    },
  });
  return {
    ...among(symmetry),
    ...(symmetry.canonise && { canonise: (set, size, marks) => symmetry.canonise?.(set, size, marks) }),
    preserving: (weights) => among(symmetry.preserving(weights)),
  };
}
