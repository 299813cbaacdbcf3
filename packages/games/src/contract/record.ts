import type { PublicTurn, RoomSeat } from './room.ts';

/**
 * What the file of a finished room says about one game, and how it is checked. It needs no word lists, so every answer can
 * be checked without them.
 */
export type RecordSpec<View> = SheetRecordSpec | TableRecordSpec<View>;

export interface SheetRecordSpec {
  readonly kind: 'sheets';
  /** The laws of these rules; `undefined` for rules that are not in their canonical form. */
  laws(rules: string): SheetLaws | undefined;
  /** The answer of a public turn as records have it: `1,0`. */
  answerText(turn: PublicTurn): string;
}

export interface TableRecordSpec<View> {
  readonly kind: 'table';
  laws(rules: string): TableLaws | undefined;
  /** What a record says about a finished table, as everybody has seen it. */
  transcript(view: View): RecordedTable;
}

/** What the rules of a game of sheets say about the texts of a record. */
export interface SheetLaws {
  readonly turnsMax: number;
  /** Is this the canonical text of a secret? */
  isSecret(text: string): boolean;
  /** `aabb:1,0`, in canonical form only. */
  readTurn(line: string): RecordedTurn | undefined;
  /** What a secret answers to a guess, both canonical. */
  answer(guess: string, secret: string): string;
  /** Does this answer say that the secret was found? */
  isSolved(answer: string): boolean;
}

/** What the rules of a table say about the texts of a record. */
export interface TableLaws {
  isSecret(text: string): boolean;
  /** Reads the canonical text of a move, and says whether such a move shows something. */
  readMove(line: string): { readonly shows: boolean } | undefined;
  /** The figures of a score, in the order in which they are written: `pairs`, `points`. */
  readonly figures: readonly string[];
  /** Plays the game again with the secret that the record claims. */
  judge(played: PlayedTable): PlayedVerdict;
}

/** Canonical texts: `aabb` and `1,0`, or `crane` and `gwyww`. */
export interface RecordedTurn {
  readonly guess: string;
  readonly answer: string;
}

export interface RecordedTable {
  readonly moves: readonly RecordedMove[];
  /** The final score of each seat that played, according to the room. */
  readonly score: SeatScores;
}

/** A move at a table, and what it showed, if anything: a word of a–z, digits and hyphens. */
export interface RecordedMove {
  readonly seat: RoomSeat;
  readonly line: string;
  readonly shown: string | undefined;
}

/** Named figures, `{"first": {"pairs": 4, "points": 400}}`. */
export type SeatScores = Readonly<Partial<Record<RoomSeat, Score>>>;
export type Score = Readonly<Record<string, number>>;

export interface PlayedTable extends RecordedTable {
  readonly secret: string;
  readonly winner: RoomSeat | undefined;
}

/** A wrong answer: where it was given, and the right one. Turns and moves count from 0. */
export interface WrongAnswer {
  /** Whose sheet, or who moved. */
  readonly seat: RoomSeat;
  readonly turn: number;
  readonly claimed: string;
  readonly truth: string;
}

/**
 * What can be wrong in a record besides its answers. `unfinished`: the game has not ended. `surplus`: it had ended before
 * this turn. `resigned`: it had ended before somebody gave it up. `secret`: these rules have no such secret. `move`: it was
 * not possible at that point.
 */
export const CLAIMS = ['winner', 'unfinished', 'surplus', 'resigned', 'secret', 'move', 'score'] as const;

export interface FalseClaim {
  readonly what: (typeof CLAIMS)[number];
  readonly claimed: string;
  readonly truth: string;
  /** The move or turn (from 0) that could not be made; only with `move` and `surplus`. */
  readonly at?: number;
  /** Whose sheet or figure it is; only with `surplus`, `resigned` and `score`. */
  readonly seat?: RoomSeat;
  /** Only with `score`. */
  readonly figure?: string;
}

export interface SeatResult {
  readonly seat: RoomSeat;
  readonly turns: number;
  readonly solved: boolean;
  /** At a table. */
  readonly score?: Score;
}

/** What follows from the turns alone. */
export interface PlayedVerdict {
  readonly wrong: readonly WrongAnswer[];
  readonly claims: readonly FalseClaim[];
  /** What each seat has done, worked out again. */
  readonly results: readonly SeatResult[];
  readonly winner: RoomSeat | undefined;
}
