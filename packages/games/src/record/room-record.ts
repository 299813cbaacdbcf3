import type { RecordedTable, RecordedTurn } from '../contract/record.ts';
import type { Maker, RoomSeat } from '../contract/room.ts';
import type { JointDraw } from '../promise/joint-draw.ts';

/**
 * A finished game of any kind, in a room of a server, as a file that can be checked without trusting the server: who
 * did what and what was answered, the secret, and all that was promised about it.
 */
export interface RoomRecord {
  /** The id of a module. */
  readonly game: string;
  /** Canonical text, as it was promised: `p4c6r/12`, `w5t6@english`. */
  readonly rules: string;
  readonly maker: Maker;
  /** One for each breaker; none at a table. */
  readonly sheets: readonly RecordedSheet[];
  readonly table: RecordedTable | undefined;
  /** The seat that won, as the room says. */
  readonly winner: RoomSeat | undefined;
  /** Canonical text of the code, the word or the board. */
  readonly secret: string;
  readonly promise: { readonly commitment: Uint8Array; readonly salt: Uint8Array } | undefined;
  /** The seed and nonces of a joint draw. */
  readonly draw: JointDraw | undefined;
  /** The day whose challenge it was. */
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
  /** The published end of the chain of that year's keys. */
  readonly end: Uint8Array;
  /** Released when the day is over. */
  readonly key: Uint8Array | undefined;
  /** Whose copy of the secret this is; only in a person's own file. */
  readonly guest: string | undefined;
}
