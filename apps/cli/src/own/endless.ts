import { counted } from '../messages/numbers.ts';
import { EXIT } from '../shell/exit.ts';
import { printJson, warn } from '../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnCall } from './position.ts';
import { type SearchFault, searchFaultOf } from './search-fault.ts';

/** Runs something that never terminates in some user-defined games, and then says why. */
export function orEndless(call: OwnCall, world: World, run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return unsearched(call, error, world);
  }
}

/**
 * Says why a game has no result: no player can finish it, or it cannot be searched, which is a refusal. Throws any
 * other error again.
 */
export function unsearched(call: OwnCall, error: unknown, world: World): Outcome {
  const fault = searchFaultOf(error);
  if (!fault) throw error;
  const { message } = error as RangeError;
  if (fault !== 'endless') return refuse(fault, message, call);
  const { game, options } = call;
  if (options['json']) printJson(world.out, { game: game.name, feasible: false, reason: message });
  else warn(world, `${message}.`);
  return EXIT.contradiction;
}

/** The codes are those of the same situations in the games that are built in. */
function refuse(
  fault: Exclude<SearchFault, 'endless'>,
  reason: string,
  { game, file, options }: OwnCall,
): Refusal {
  const { name } = game;
  switch (fault) {
    case 'too-large':
      return refusal('too-large', `${name}: ${reason}.`);
    case 'shared-find': {
      const [found = reason] = reason.split(/; an optimum is only searched where /);
      const sentence = `${name}: ${found}, and optimal is only for games where exactly one guess finds each secret; solve and compare take this one, too.`;
      return refusal('bad-file', sentence, file);
    }
    case 'too-heavy':
      return refusal(
        'too-large',
        `The weights of ${name} are too large together for so many guesses; smaller weights, or a smaller --max-depth, may do.`,
        file,
      );
    case 'uncountable':
      return refusal(
        'too-large',
        `The costs of ${name} under --objective ${options['objective']} are more than the search can count; smaller weights, or --objective worst, may do.`,
        '--objective',
      );
    case 'budget':
      return refusal(
        'too-large',
        `No strategy for ${name} was found within the budget of ${counted(Number(options['nodes']), 'set')}; raise --nodes.`,
        '--nodes',
      );
  }
}
