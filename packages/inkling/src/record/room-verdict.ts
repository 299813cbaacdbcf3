import type { RecordSeat } from './room-record.ts';

/** What was said, where, and what is true. Turns and moves count from 0. */
export interface WrongAnswer {
  /** Whose sheet, or who moved. */
  readonly seat: RecordSeat;
  readonly turn: number;
  readonly told: string;
  readonly truth: string;
}

/** Something that the record says of the whole game and that does not follow from its turns. */
export interface FalseClaim {
  readonly what: (typeof CLAIMS)[number];
  readonly told: string;
  readonly truth: string;
  /** The move (from 0) that could not be made; with `move` only. */
  readonly at?: number;
}

/**
 * `unfinished`: a game that has not ended. `board`: not one of these rules
 * or with a witch whom nobody knows. `move`: not possible when it is said to have been made.
 */
export const CLAIMS = ['winner', 'unfinished', 'board', 'move', 'pairs', 'points'] as const;

/** What `verifyRoomRecord` found: whether the promise, the draw, the answers and the result of a room hold. */
export interface RoomVerdict {
  /** Nothing was found wrong. */
  readonly ok: boolean;
  readonly promise: 'kept' | 'broken' | 'none';
  /**
   * `joint`: the seed that was promised and the nonces of the players deal this secret; `alone`: the dealer chose
   * by itself; `none`: a person made the secret, or it is a day's; `unchecked`: the words to deal from are not here.
   */
  readonly draw: 'joint' | 'false' | 'alone' | 'none' | 'unchecked';
  /**
   * `proved`: the key leads to the published end, and to this secret; `copy`: to a code of which this is a copy;
   * `unreleased`: there is no key yet.
   */
  readonly day: 'proved' | 'copy' | 'unreleased' | 'false-key' | 'false-secret' | 'none' | 'unchecked';
  readonly wrong: readonly WrongAnswer[];
  readonly claims: readonly FalseClaim[];
  /** Recomputed: what each has done. */
  readonly results: readonly SeatResult[];
  readonly winner: RecordSeat | undefined;
}

export interface SeatResult {
  readonly seat: RecordSeat;
  readonly turns: number;
  readonly solved: boolean;
  /** Of pairs and points; at a table of witches. */
  readonly pairs?: number;
  readonly points?: number;
}

/** The part that follows from the turns alone. */
export type PlayedVerdict = Pick<RoomVerdict, 'wrong' | 'claims' | 'results' | 'winner'>;
