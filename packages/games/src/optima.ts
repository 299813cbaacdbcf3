import type { AnyOptimumSpec, OptimalGame } from './contract/optimum.ts';
import { mastermindOptimum } from './mastermind/optimum/optimum.ts';
import { wordOptimum } from './word/optimum/optimum.ts';

/** Every game with exact strategies. JSON that does not show its game is taken for one of the first. */
export const OPTIMA: readonly AnyOptimumSpec[] = [mastermindOptimum, wordOptimum];

/** Throws for a game that has no exact strategies: whoever made such a setup did not come from a spec. */
export function optimumSpecOf({ game }: OptimalGame): AnyOptimumSpec {
  const spec = OPTIMA.find((known) => known.game === game);
  if (!spec) throw new RangeError(`no exact strategies are known for ${game}`);
  return spec;
}
