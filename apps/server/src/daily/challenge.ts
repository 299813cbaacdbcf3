import { createHash, createHmac } from 'node:crypto';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { roomParams } from '@inkling/games/contract/room-setup';
import type { Day } from '@inkling/games/daily/day';
import { KeyedDraw } from '@inkling/games/daily/keyed-draw';
import { randomOf } from '../room/deal.ts';
import type { Setup } from '../room/setup.ts';
import type { Key } from './key-chain.ts';

/** Returns the room setup of a day's challenge. Throws if the game has no daily challenge. */
export function setupOf({ id, daily }: AnyGameModule, day: Day): Setup {
  if (!daily) throw new Error(`${id} has no daily challenge`);
  return { game: id, rules: daily.rules, maker: 'drawn', breakers: 1, daily: day };
}

/**
 * Computes the seed of a guest's room. If the game has variants of a day's secret, each guest gets a personal one;
 * otherwise all guests get the same seed.
 */
export async function seedFor(key: Key, module: AnyGameModule, guest: string): Promise<string> {
  const { id, room, daily } = module;
  if (!daily?.copies) return seedOf(key, id);
  const params: unknown = roomParams(module, setupOf(module, ''));
  const bytes = Buffer.from(key, 'base64url');
  const wanted = await daily.copies.copyFor(
    params,
    guest,
    (variant) => new KeyedDraw(bytes, variant, sha256),
  );
  for (let i = 0; ; i++) {
    const seed = seedOf(key, `${id} ${guest} ${i}`);
    const state: unknown = room.start(params, 'drawn', randomOf(seed));
    if (room.secretText(state) === wanted) return seed;
  }
}

/** Returns 32 bytes in base64url that only the holder of the key can compute. */
function seedOf(key: Key, variant: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(`seed ${variant}`).digest('base64url');
}

function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}
