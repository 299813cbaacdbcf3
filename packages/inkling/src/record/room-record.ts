import type { WitchSeat } from '@inkling/games/witch/state';
import type { DayDice } from '../daily-challenge.ts';
import type { JointDraw } from '../joint-draw.ts';
import type { RecordedMove } from './table-line.ts';

/**
 * A finished game of any kind, in a room of a server, as a file that can be checked without trusting the server: who
 * did what and what was answered, the secret, and all that was promised about it.
 */
export interface RoomRecord {
  readonly game: RecordGame;
  /** Canonical text, as it was promised: `p4c6r/12`, `w5t6@english`, a witch setting. */
  readonly rules: string;
  readonly maker: RecordMaker;
  /** One for each breaker; none at a table of witches. */
  readonly sheets: readonly RecordedSheet[];
  /** Only at a table of witches. */
  readonly table: RecordedTable | undefined;
  /** The seat that won, as the room says. */
  readonly winner: RecordSeat | undefined;
  /** Canonical text of the code, the word or the board. */
  readonly secret: string;
  readonly promise: { readonly commitment: Uint8Array; readonly salt: Uint8Array } | undefined;
  /** From what the secret was drawn, where people had a hand in it. */
  readonly draw: JointDraw | undefined;
  /** The day whose challenge it was. */
  readonly day: RecordedDay | undefined;
}

export const RECORD_GAMES = ['mastermind', 'word', 'witch'] as const;
export type RecordGame = (typeof RECORD_GAMES)[number];
export const RECORD_MAKERS = ['drawn', 'deposited', 'kept'] as const;
export type RecordMaker = (typeof RECORD_MAKERS)[number];
export const RECORD_SEATS = ['maker', 'breaker', 'first', 'second'] as const;
export type RecordSeat = (typeof RECORD_SEATS)[number];

export interface RecordedSheet {
  readonly seat: RecordSeat;
  /** In the notation of the command line: `aabb:1,0`, `crane:gwyww`. */
  readonly turns: readonly RecordedTurn[];
  readonly resigned: boolean;
}

/** Canonical texts: `aabb` and `1,0`, or `crane` and `gwyww`. */
export interface RecordedTurn {
  readonly guess: string;
  readonly answer: string;
}

export interface RecordedTable {
  readonly moves: readonly RecordedMove[];
  /** The witches that each has found, by id, in the order of finding, as the room says. */
  readonly pairs: Readonly<Record<WitchSeat, readonly string[]>>;
  readonly points: Readonly<Record<WitchSeat, number>>;
}

export interface RecordedDay {
  /** `2026-11-21`. */
  readonly day: string;
  /** The published end of the chain of that year's keys. */
  readonly end: Uint8Array;
  /** Released when the day is over. */
  readonly key: Uint8Array | undefined;
  readonly dice: DayDice;
  /** Whose copy of the code this is; in a person's own file only. */
  readonly guest: string | undefined;
}
