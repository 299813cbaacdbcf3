import { expect } from '@inkling/core/result';
import type { AnyGameModule } from '../contract/game-module.ts';
import { dayDraws, dayRandom } from '../daily/day-draws.ts';
import type { Sha256 } from '../promise/commitment.ts';
import { dealtSecret } from './verify-room.ts';

/**
 * Returns the secret that a server dealt on the day of this key: either the common secret, or the original from
 * which every guest's copy is derived. Returns undefined if the game has no daily challenge.
 */
export async function daySecret(
  key: Uint8Array,
  module: AnyGameModule,
  sha256: Sha256,
): Promise<string | undefined> {
  const { id, room, daily } = module;
  if (!daily) return undefined;
  if (!daily.copies) return dealtSecret(module, daily.rules, await dayRandom(key, id, sha256));
  const params = expect(room.parseRules(daily.rules, 'drawn'));
  return daily.copies.original(params, dayDraws(key, sha256));
}
