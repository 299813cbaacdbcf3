import type { Nickname } from '@inkling/games/contract/names';

/**
 * Already serialised parts of a room's views, so that the cost of a move does not grow with the length of the game.
 * Each part is compared with the room before use, so all versions of a room can share the cache.
 */
export interface ViewTextCache {
  watchId: string | undefined;
  readonly frames: Frame[];
  readonly turns: TurnsText[];
}

/**
 * The JSON that a move leaves unchanged: `head` comes before the version, `middle` after it, and `end` after the seats
 * whose turn it is. The other fields tell whether the frame is still valid.
 */
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

/** The serialised turns of one player so far, separated by commas. */
export interface TurnsText {
  readonly seat: string;
  /** The turns from which `text` was built, for comparison. */
  turns: readonly object[];
  text: string;
}

export function emptyTextCache(): ViewTextCache {
  return { watchId: undefined, frames: [], turns: [] };
}
