import { type Definition, defineDeduction, type Features } from 'inkling';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { OwnGame } from './game-file.ts';
import type { OwnCall } from './position.ts';

/**
 * Runs a general verb on a built-in game, whose places are one-based here. If the game is too large, the refusal
 * refers to `at`.
 */
export async function callBuiltIn(
  define: () => Definition<string, string, string>,
  call: Omit<OwnCall, 'game'>,
  at: string,
  run: (call: OwnCall) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const definition = define();
    const features = (secret: string): Features => {
      const places = Object.entries(definition.features?.(secret) ?? {});
      return Object.fromEntries(places.map(([, value], place) => [`place ${place + 1}`, value]));
    };
    const game = defineDeduction({
      ...definition,
      features,
    }) as unknown as OwnGame;
    return await run({ ...call, game });
  } catch (error) {
    if (error instanceof RangeError) return refusal('too-large', `${error.message}.`, at);
    throw error;
  }
}
