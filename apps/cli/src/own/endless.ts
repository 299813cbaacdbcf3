import { EXIT } from '../shell/exit.ts';
import { printJson, warn } from '../shell/printing.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnCall } from './position.ts';

/** Runs something that never terminates in some user-defined games, and then says why. */
export function orEndless(call: OwnCall, world: World, run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return endless(call, error, world);
    throw error;
  }
}

/** Says why no player can finish the game. */
export function endless({ game, options }: OwnCall, { message }: RangeError, world: World): Outcome {
  if (options['json']) printJson(world.out, { game: game.name, feasible: false, reason: message });
  else warn(world, `${message}.`);
  return EXIT.contradiction;
}
