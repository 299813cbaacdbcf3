import { makeSheet, type Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import { isSameGame, mergeSheets } from '../../../shell/saved/merge-sheets.ts';
import { fieldsOf } from '../../../shell/saved/saved.ts';
import { storedSheet } from '../../../shell/saved-games.ts';

/** What happened to the games of a file. */
export interface Imported {
  /** The number of games that were not in the list before. */
  readonly added: number;
  /** The number of games in the list that the file had more moves of. */
  readonly extended: number;
  /** The number of games of which the list already had every move. */
  readonly known: number;
  /** The number of entries that are not legal games. */
  readonly refused: number;
  /** The number of games that could not be saved. */
  readonly failed: number;
}

/**
 * Returns what to save for a game in a file that may already be stored here. Returns undefined if nothing needs
 * to be saved. If the game continued differently on two devices, the result contains both lines as branches. A
 * daily game allows only one try, so the one stored here is kept.
 */
export function importedGame(here: unknown, imported: unknown): unknown {
  if (here === undefined) return imported;
  const [ours, theirs] = [storedSheet(here), storedSheet(imported)];
  if (!theirs) return undefined;
  if (!ours) return imported;
  if (!isSameGame(ours, theirs)) return undefined;
  const isLonger = theirs.nodes.length > ours.nodes.length;
  const sheet = isLonger ? mergeSheets(theirs, ours) : mergeSheets(ours, theirs);
  if (sheet === ours) return undefined;
  if (sheet === theirs) return imported;
  if (isOfDay(ours)) return undefined;
  return { ...fieldsOf(isLonger ? imported : here), sheet: makeSheet(sheet) };
}

/** Whether two saved values are the same game: the same rules and the same seed. */
export function isSameStored(a: unknown, b: unknown): boolean {
  const [one, other] = [storedSheet(a), storedSheet(b)];
  return one !== undefined && other !== undefined && isSameGame(one, other);
}

function isOfDay({ seed, game }: Sheet): boolean {
  return dayOfSeed(seed, game) !== undefined;
}
