import type { Sha256 } from '@inkling/games/promise/commitment';
import { daySecret } from '@inkling/games/record/day-secret';
import { loadGame } from '@inkling/games/registry';

/**
 * Returns the secret that a server dealt in a game on the day of this key. Undefined for a game without daily
 * challenges.
 */
export async function dealtOn(
  key: Uint8Array,
  game: string,
  sha256: Sha256,
): Promise<{ readonly secret: string; readonly isCopied: boolean } | undefined> {
  const rules = (await loadGame(game, ''))?.daily?.rules;
  const module = rules === undefined ? undefined : await loadGame(game, rules);
  const secret = module && (await daySecret(key, module, sha256));
  return secret === undefined ? undefined : { secret, isCopied: module?.daily?.copies !== undefined };
}
