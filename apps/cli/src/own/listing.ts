import { type ListingOptions, writeListing } from '../shell/listing.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { type OwnCall, readTurns } from './position.ts';
import { check } from './questions.ts';

/** Every secret that is left, one after the other. */
export async function codes(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  const turns = await readTurns(call, words, world);
  if (!turns.ok) return turns.error;
  const position = game.position(turns.value);
  if (!position.isConsistent) return check(call, world);
  const labels = (function* () {
    for (const secret of position.candidates()) yield game.labelOf(secret);
  })();
  return writeListing(labels, options as ListingOptions, world);
}
