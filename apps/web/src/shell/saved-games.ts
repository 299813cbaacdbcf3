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
  /** Milliseconds since the epoch; `undefined` if no time was stored. */
  readonly changed: number | undefined;
  /** The parsed sheet; `undefined` if it cannot be parsed. */
  readonly sheet: Sheet | undefined;
  readonly game: GameWithHistory | undefined;
  /** `undefined` if no page of this version can open it. */
  readonly summary: HistoryLine | undefined;
}

/** A game of this app with its History part. */
export interface GameWithHistory {
  readonly entry: GameEntry;
  readonly part: HistoryPart;
}

/** Loads the games that have a History part, in registry order. */
export async function gamesWithHistory(games: readonly GameEntry[]): Promise<readonly GameWithHistory[]> {
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, part: await entry.history?.() })));
  return loaded.flatMap(({ entry, part }) => (part ? [{ entry, part }] : []));
}

/** Lists every saved game, the most recently changed first; those without a time come last, sorted by key. */
export async function listSavedGames(
  storage: Storage,
  games: readonly GameWithHistory[],
): Promise<readonly SavedEntry[]> {
  const stored = await storage.list(SAVED_GAMES);
  return stored.map(([key, value]) => readSavedEntry(key, value, games)).toSorted(newestFirst);
}

/** Makes a saved game the one that its page opens with, including half-typed input. Resolves to false if it cannot. */
export async function reopenSaved(saved: Saved, { value, game, summary }: SavedEntry): Promise<boolean> {
  if (!game || !summary) return false;
  // Reading puts aside what is stored there if another version wrote it, so that it is not overwritten.
  await saved.read(game.part.openKey);
  return saved.write(game.part.openKey, fieldsOf(value));
}

/**
 * Whether the game supports review and this one has a move to review. Most games, and all daily challenges, can be
 * reviewed only once they are over.
 */
export function isReviewable(entry: SavedEntry): boolean {
  const { game, summary, sheet } = entry;
  if (game?.entry.review === undefined || !summary || !sheet || sheet.nodes.length === 1) return false;
  const isOver = summary.progress?.phase !== 'unfinished';
  return isOver || (game.part.reviewsUnfinished === true && dayOf(entry) === undefined);
}

/** Returns the day of a daily challenge, or undefined for any other game. */
export function dayOf({ sheet }: SavedEntry): Day | undefined {
  return sheet && dayOfSeed(sheet.seed, sheet.game);
}

/** Never throws: anything stored gets an entry, so that it can be deleted or exported. */
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

/** Returns the sheet in a saved value, with its secrets still concealed as they were saved. Never throws. */
export function storedSheet(value: unknown): Sheet | undefined {
  const { sheet } = fieldsOf(value);
  const parsed = typeof sheet === 'string' ? parseSheet(sheet) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

function newestFirst(a: SavedEntry, b: SavedEntry): number {
  return (b.changed ?? 0) - (a.changed ?? 0) || (a.key < b.key ? -1 : 1);
}
