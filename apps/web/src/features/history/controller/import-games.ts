import { ok, type Result } from '@inkling/core/result';
import { finishedKey, listFinishedGames } from '../../../shell/finished-games.ts';
import { fieldsOf, isSaved, type Saved } from '../../../shell/saved/saved.ts';
import { type GameWithHistory, listSavedGames } from '../../../shell/saved-games.ts';
import { type ArchiveFault, parseArchive } from '../session/archive.ts';
import { type Imported, importedGame, isSameStored } from '../session/imported-game.ts';
import { legalEntries } from '../session/legal-entries.ts';

/**
 * Adds the games of a file. No game played here is lost, and values saved by another version of the app are
 * left unchanged. If a game is open on its page, the added moves appear there too.
 */
export async function importGames(
  text: string,
  saved: Saved,
  games: readonly GameWithHistory[],
): Promise<Result<Imported, ArchiveFault>> {
  const archive = parseArchive(text, games);
  if (!archive.ok) return archive;
  const { entries: read, refused } = archive.value;
  const entries = await legalEntries(read, games, saved);
  const kept = await listKept(saved, games);
  const fresh = new Map<string, unknown>();
  for (const [key, value] of entries) {
    const imported = importedGame(fresh.get(key) ?? kept.get(key), value);
    if (imported !== undefined) fresh.set(key, imported);
  }
  const written = await Promise.all(
    [...fresh].map(async ([key, value]) => {
      const before = await saved.storage.read(key);
      if (before !== undefined && !isSaved(before)) return 'failed';
      const isWritten = await saved.storage.write(key, value);
      return !isWritten ? 'failed' : kept.has(key) ? 'extended' : 'added';
    }),
  );
  await updateOpen([...fresh.values()], saved, games);
  const count = (kind: (typeof written)[number]) => written.filter((one) => one === kind).length;
  return ok({
    added: count('added'),
    extended: count('extended'),
    known: entries.length - fresh.size,
    refused: refused + read.length - entries.length,
    failed: count('failed'),
  });
}

async function listKept(
  { storage }: Saved,
  games: readonly GameWithHistory[],
): Promise<ReadonlyMap<string, unknown>> {
  const entries = await listSavedGames(storage, games);
  const finished = await listFinishedGames(storage);
  return new Map<string, unknown>([
    ...entries.map(({ key, value }) => [key, value] as const),
    ...finished.map((game) => [finishedKey(game.id), game] as const),
  ]);
}

/**
 * Updates games that are open on their pages. Otherwise such a page would later overwrite what the file has
 * added.
 */
async function updateOpen(
  values: readonly unknown[],
  saved: Saved,
  games: readonly GameWithHistory[],
): Promise<void> {
  for (const { part } of games) {
    const open = await saved.storage.read(part.openKey);
    const same = values.find((value) => isSaved(open) && isSameStored(value, open));
    if (same !== undefined)
      await saved.write(part.openKey, { ...fieldsOf(open), sheet: fieldsOf(same)['sheet'] });
  }
}
