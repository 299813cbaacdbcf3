import type { Result } from '@inkling/core/result';
import type { ListedGame, ListingFault, OptimalGame, SecretNames } from '@inkling/games/contract/optimum';
import { optimumSpecOf } from '@inkling/games/optima';

export type { ListedGame, ListingFault, OptimalGame } from '@inkling/games/contract/optimum';

/** A game as the search takes it. */
export function listGame(game: OptimalGame): Result<ListedGame, ListingFault> {
  return optimumSpecOf(game).list(game);
}

/** The secrets of a game, without the work of listing its answers. */
export function secretsOf(game: OptimalGame): Result<SecretNames, 'too-large'> {
  return optimumSpecOf(game).secrets(game);
}
