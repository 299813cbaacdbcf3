import type { Nickname } from '@inkling/games/contract/names';

/**
 * What has been made into text for the views of a room, so that a move costs what is new in it, however long the game.
 * It is compared with the room before it is used, so a room that was read again, or is shown as it once was, may share it.
 */
export interface ViewMemo {
  watchId: string | undefined;
  readonly frames: Frame[];
  readonly turns: TurnsText[];
}

/** What a move leaves unchanged: what comes before and after the version, and after whose turn it is. */
export interface Frame {
  readonly seat: string;
  readonly occupants: ReadonlyMap<string, string | null>;
  readonly names: ReadonlyMap<string, Nickname>;
  readonly commitment: string | undefined;
  readonly head: string;
  readonly middle: string;
  readonly end: string;
}

/** The turns of one player so far, with commas between them. */
export interface TurnsText {
  readonly seat: string;
  /** As the state held them. */
  turns: readonly object[];
  text: string;
}

export function emptyMemo(): ViewMemo {
  return { watchId: undefined, frames: [], turns: [] };
}
