import type { Sha256 } from '@inkling/games/promise/commitment';
import { daySecret } from '@inkling/games/record/day-secret';
import { loadGame } from '@inkling/games/registry';

/** What a server dealt in a game on the day of this key; `undefined` for a game that has no day. */
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
