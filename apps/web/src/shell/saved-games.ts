import { parseSheet, type Sheet } from '@inkling/core/sheet';
import type { Day } from '@inkling/games/daily/day';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import type { GameEntry } from './page.ts';
import type { HistoryLine, HistoryPart } from './parts/history-part.ts';
import { fieldsOf, SAVED_GAMES, type Saved } from './saved/saved.ts';
import type { Storage } from './saved/storage.ts';

/** A saved game. `value` is what is stored, unchanged. */
export interface SavedEntry {
  readonly key: string;
  readonly value: unknown;
  /** Milliseconds; `undefined` when nobody wrote down the time. */
  readonly changed: number | undefined;
  /** What the sheet says of itself; `undefined` when it cannot be read at all. */
  readonly sheet: Sheet | undefined;
  readonly game: GameWithHistory | undefined;
  /** `undefined` when no page here can open it. */
  readonly summary: HistoryLine | undefined;
}

/** A game of this page with what History knows of it. */
export interface GameWithHistory {
  readonly entry: GameEntry;
  readonly part: HistoryPart;
}

/** The games that have something to say to History, in the order of the registry. */
export async function gamesWithHistory(games: readonly GameEntry[]): Promise<readonly GameWithHistory[]> {
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, part: await entry.history?.() })));
  return loaded.flatMap(({ entry, part }) => (part ? [{ entry, part }] : []));
}

/** Every saved game, the last changed first; those of an unknown time at the end, by name. */
export async function listSavedGames(
  storage: Storage,
  games: readonly GameWithHistory[],
): Promise<readonly SavedEntry[]> {
  const stored = await storage.list(SAVED_GAMES);
  return stored.map(([key, value]) => readSavedEntry(key, value, games)).toSorted(newestFirst);
}

/** Opens a saved game on its page, with what was half typed; false where nothing can be written. */
export async function reopenSaved(saved: Saved, { value, game, summary }: SavedEntry): Promise<boolean> {
  if (!game || !summary) return false;
  // What lies there is put aside where another version wrote it.
  await saved.read(game.part.openKey);
  return saved.write(game.part.openKey, fieldsOf(value));
}

/**
 * Does its game review games, and is there something in this one? Most games are reviewed once they are over; a game of
 * the day always is.
 */
export function isReviewable(entry: SavedEntry): boolean {
  const { game, summary, sheet } = entry;
  if (game?.entry.review === undefined || !summary || !sheet || sheet.nodes.length === 1) return false;
  const isOver = summary.progress?.phase !== 'unfinished';
  return isOver || (game.part.reviewsUnfinished === true && dayOf(entry) === undefined);
}

/** The day of which it is a game, for one of those. */
export function dayOf({ sheet }: SavedEntry): Day | undefined {
  return sheet && dayOfSeed(sheet.seed, sheet.game);
}

/** Total: whatever was stored gets an entry, so that it can be deleted or taken along. */
export function readSavedEntry(key: string, value: unknown, games: readonly GameWithHistory[]): SavedEntry {
  const { changed } = fieldsOf(value);
  const time = typeof changed === 'string' ? Date.parse(changed) : Number.NaN;
  const sheet = storedSheet(value);
  const game = games.find(({ entry }) => entry.id === sheet?.game);
  return {
    key,
    value,
    changed: Number.isNaN(time) ? undefined : time,
    sheet,
    game,
    summary: game?.part.read(value),
  };
}

/** The sheet in what a page keeps, with its secrets as they are saved. Total. */
export function storedSheet(value: unknown): Sheet | undefined {
  const { sheet } = fieldsOf(value);
  const parsed = typeof sheet === 'string' ? parseSheet(sheet) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

function newestFirst(a: SavedEntry, b: SavedEntry): number {
  return (b.changed ?? 0) - (a.changed ?? 0) || (a.key < b.key ? -1 : 1);
}
