import type { Sheet } from '@inkling/core/sheet';
import { type Saved, savedKey } from './saved.ts';
import { type GameFormat, keyOf, makeSavedGame } from './saved-game.ts';

/** Saves a game both as the one that its page opens with and in the list. Resolves to false if a write failed. */
export async function saveAsCurrent<State extends { readonly sheet: Sheet }>(
  format: GameFormat<State>,
  state: State,
  { saved, stamp }: { readonly saved: Saved; readonly stamp: () => string },
): Promise<boolean> {
  const fields = makeSavedGame(format, state);
  const key = savedKey(state.sheet);
  const stored = { ...(await saved.read(key)), ...fields, changed: stamp() };
  const written = await Promise.all([saved.write(keyOf(format), fields), saved.write(key, stored)]);
  return written.every((each) => each);
}
