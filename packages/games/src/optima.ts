import type { AnyOptimumSpec, OptimalGame } from './contract/optimum.ts';
import { mastermindOptimum } from './mastermind/optimum/optimum.ts';
import { wordOptimum } from './word/optimum/optimum.ts';

/** Every game with exact strategies. JSON that does not reveal its game is assumed to belong to the first. */
export const OPTIMA: readonly AnyOptimumSpec[] = [mastermindOptimum, wordOptimum];

/** Returns the spec of a game. Throws if the game has no exact strategies; no spec can have produced such a setup. */
export function optimumSpecOf({ game }: OptimalGame): AnyOptimumSpec {
  const spec = OPTIMA.find((known) => known.game === game);
  if (!spec) throw new RangeError(`no exact strategies are known for ${game}`);
  return spec;
}
