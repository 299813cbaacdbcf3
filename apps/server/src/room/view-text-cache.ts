import type { Nickname } from '@inkling/games/contract/names';

/**
 * Parts of the views of a room that are text already, so that a move costs only what it adds, however long the game is.
 * Each part is compared with the room before use, so all versions of a room can share the cache.
 */
export interface ViewTextCache {
  watchId: string | undefined;
  readonly frames: Frame[];
  readonly turns: TurnsText[];
}

/** The text that a move leaves unchanged: before and after the version, and after the seats whose turn it is. */
export interface Frame {
  readonly seat: string;
  readonly occupants: ReadonlyMap<string, string | null>;
  readonly reservations: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, Nickname>;
  readonly commitment: string | undefined;
  readonly head: string;
  readonly middle: string;
  readonly end: string;
}

/** The turns of one player so far, with commas between them. */
export interface TurnsText {
  readonly seat: string;
  /** The turns themselves, to compare with. */
  turns: readonly object[];
  text: string;
}

export function emptyTextCache(): ViewTextCache {
  return { watchId: undefined, frames: [], turns: [] };
}
