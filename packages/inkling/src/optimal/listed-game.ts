/**
 * Lists a built-in game in the form that the search takes, and the names of its secrets.
 *
 * @example
 * ```js
 * import { listGame, secretsOf } from 'inkling/optimal/listed-game';
 *
 * const game = { game: 'mastermind', rules: { places: 2, symbols: 3, repeats: true } };
 * const [listed, names] = [listGame(game), secretsOf(game)];
 * if (listed.ok && names.ok) console.log(listed.value.rules, names.value.count);
 * // → p2c3r 9
 * ```
 * @packageDocumentation
 */

import { needShape } from '@inkling/core/arguments';
import type { Result } from '@inkling/core/result';
import type { ListedGame, ListingFault, OptimalGame, SecretNames } from '@inkling/games/contract/optimum';
import { optimumSpecOf } from '@inkling/games/optima';

export type { ListedGame, ListingFault, OptimalGame } from '@inkling/games/contract/optimum';

/**
 * Lists a game in the form that the search takes.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function listGame(game: OptimalGame): Result<ListedGame, ListingFault> {
  needShape(game, 'game', { game: 'text' });
  return optimumSpecOf(game).list(game);
}

/**
 * Returns the secrets of a game, without the work of computing all answers.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function secretsOf(game: OptimalGame): Result<SecretNames, 'too-large'> {
  needShape(game, 'game', { game: 'text' });
  return optimumSpecOf(game).secrets(game);
}
