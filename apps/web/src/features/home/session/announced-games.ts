import type { GameEntry } from '../../../shell/page.ts';
import type { HomePart } from '../../../shell/parts/home-part.ts';
import { SAVED_GAMES } from '../../../shell/saved/saved.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { gamesWithHistory, listSavedGames, type SavedEntry } from '../../../shell/saved-games.ts';

/** A game as shown on Home. */
export interface AnnouncedGame {
  readonly entry: GameEntry;
  readonly part: HomePart;
  /** Its unfinished games on this device, most recently played first. */
  readonly unfinished: readonly SavedEntry[];
}

/** Returns every game that has a part for Home, in the order of the registry. */
export async function announcedGames(
  storage: Storage,
  games: readonly GameEntry[],
): Promise<readonly AnnouncedGame[]> {
  const [parts, entries] = await Promise.all([
    Promise.all(games.map(async (entry) => ({ entry, part: await entry.home?.() }))),
    unfinishedGames(storage, games),
  ]);
  return parts.flatMap(({ entry, part }) =>
    part ? [{ entry, part, unfinished: entries.filter(({ game }) => game?.entry === entry) }] : [],
  );
}

/** Returns the unfinished saved games. Loads no game's rules if no game is saved. */
async function unfinishedGames(
  storage: Storage,
  games: readonly GameEntry[],
): Promise<readonly SavedEntry[]> {
  if ((await storage.list(SAVED_GAMES)).length === 0) return [];
  const entries = await listSavedGames(storage, await gamesWithHistory(games));
  return entries.filter((entry) => entry.summary?.progress?.phase === 'unfinished');
}
