import type { RecordedTable, RecordedTurn } from '../contract/record.ts';
import type { Maker, RoomSeat } from '../contract/room.ts';
import type { JointDraw } from '../promise/joint-draw.ts';

/**
 * A finished game of any kind that was played in a server room, in a form that can be verified without trusting
 * the server: every move and answer, the secret, and everything that was promised about it.
 */
export interface RoomRecord {
  /** The id of a module. */
  readonly game: string;
  /** The canonical string that the promise covers: `p4c6r/12`, `w5t6@english`. */
  readonly rules: string;
  readonly maker: Maker;
  /** One sheet per breaker; empty for a table. */
  readonly sheets: readonly RecordedSheet[];
  readonly table: RecordedTable | undefined;
  /** The winning seat, as the room claims. */
  readonly winner: RoomSeat | undefined;
  /** The canonical string of the code, the word or the board. */
  readonly secret: string;
  readonly promise: { readonly commitment: Uint8Array; readonly salt: Uint8Array } | undefined;
  /** The seed and nonces of a joint draw. */
  readonly draw: JointDraw | undefined;
  /** The day, if this was a daily challenge. */
  readonly day: RecordedDay | undefined;
}

export interface RecordedSheet {
  readonly seat: RoomSeat;
  /** In the notation of the command line: `aabb:1,0`, `crane:gwyww`. */
  readonly turns: readonly RecordedTurn[];
  readonly resigned: boolean;
}

export interface RecordedDay {
  /** `2026-11-21`. */
  readonly day: string;
  /** The published end of the hash chain of that year's keys. */
  readonly end: Uint8Array;
  /** The key of the day, which is released when the day is over. */
  readonly key: Uint8Array | undefined;
  /** The guest whose copy of the secret this is; only in the guest's own file. */
  readonly guest: string | undefined;
}
