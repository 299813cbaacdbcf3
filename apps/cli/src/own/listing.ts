import { type ListingOptions, writeListing } from '../shell/listing.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { refuseContradiction } from './contradiction.ts';
import { type OwnCall, readTurns } from './position.ts';

/** Lists every secret that is left. */
export async function codes(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  const turns = await readTurns(call, words, world);
  if (!turns.ok) return turns.error;
  const position = game.position(turns.value);
  const refused = await refuseContradiction(call, position, world);
  if (refused !== undefined) return refused;
  const labels = (function* () {
    for (const secret of position.candidates()) yield game.labelOf(secret);
  })();
  const head = { game: game.name, left: String(position.count) };
  return writeListing(labels, head, options as ListingOptions, world);
}
