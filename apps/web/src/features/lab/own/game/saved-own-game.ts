import { fieldsOf } from '../../../../shell/saved/saved.ts';
import type { Storage } from '../../../../shell/saved/storage.ts';
import type { BroughtText } from './questions.ts';

const KEPT = 'lab/own';

/** Reads the game that was entered last, so that the page can offer it again. */
export async function readSavedGame(storage: Storage): Promise<BroughtText | undefined> {
  const { text, name, isTurned } = fieldsOf(await storage.read(KEPT));
  return typeof text === 'string' && typeof name === 'string' && typeof isTurned === 'boolean'
    ? { text, name, isTurned }
    : undefined;
}

export async function saveGame(storage: Storage, game: BroughtText): Promise<void> {
  await storage.write(KEPT, game);
}
