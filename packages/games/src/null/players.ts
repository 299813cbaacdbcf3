import { RandomStream, seedRandom } from '@inkling/core/random';
import type { PlayerSpec } from '../contract/game-module.ts';
import { numbersLeft } from './analysis/review.ts';
import type { NullView } from './rules/game.ts';
import type { NullParams } from './rules/params.ts';

/** `guesser` picks a random number of those left; `halver` picks the middle one, which needs the fewest guesses. */
export const NULL_PLAYERS: readonly PlayerSpec<NullParams, NullView>[] = [
  {
    name: 'guesser',
    cost: 'instant',
    canPlay: () => true,
    move({ params, turns }, seed) {
      const left = numbersLeft(params.most, turns);
      const random = new RandomStream(seedRandom(`${seed}/${turns.length}`));
      return left.length === 0 ? undefined : `guess ${left[random.below(left.length)]}`;
    },
  },
  {
    name: 'halver',
    cost: 'instant',
    canPlay: () => true,
    move({ params, turns }) {
      const left = numbersLeft(params.most, turns);
      return left.length === 0 ? undefined : `guess ${left[(left.length - 1) >> 1]}`;
    },
  },
];
