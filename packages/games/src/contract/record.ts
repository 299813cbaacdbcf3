import type { PublicTurn, RoomFault, RoomSeat } from './room.ts';

/**
 * How the records of one game (the files of finished rooms) are written, read and checked. None of this needs
 * word lists, so every answer can be checked without them.
 */
export type RecordSpec<View> = SheetRecordSpec | TableRecordSpec<View>;

export interface SheetRecordSpec {
  readonly kind: 'sheets';
  /** Returns the laws for these rules. Undefined if the string is not the canonical form of any rules. */
  laws(rules: string): SheetLaws | undefined;
  /** Returns the answer of a public turn as records store it: `1,0`. */
  answerText(turn: PublicTurn): string;
}

export interface TableRecordSpec<View> {
  readonly kind: 'table';
  /** Returns the laws for these rules. Undefined if the string is not the canonical form of any rules. */
  laws(rules: string): TableLaws | undefined;
  /** Returns the part of a record that describes a finished table, from the view that all players have. */
  transcript(view: View): RecordedTable;
}

/** Reads and scores the strings in a record of a game with sheets, according to its rules. */
export interface SheetLaws {
  readonly turnsMax: number;
  /** Whether this is the canonical string of a secret. */
  isSecret(text: string): boolean;
  /** Parses a turn like `aabb:1,0`. Accepts the canonical form only. */
  readTurn(line: string): RecordedTurn | undefined;
  /** Returns the answer of a secret to a guess. Both must be canonical. */
  answer(guess: string, secret: string): string;
  /** Whether this answer means that the secret was found. */
  isSolved(answer: string): boolean;
  /**
   * Returns why the guess could not be made after these turns, given the answers that were told. Missing if the rules
   * allow every guess after any turns.
   */
  guessFault?(turns: readonly RecordedTurn[], guess: string): RoomFault | undefined;
}

/** Reads and judges the strings in a record of a table game, according to its rules. */
export interface TableLaws {
  /** The seats of people. The other seats are of computer players. */
  readonly persons: readonly RoomSeat[];
  isSecret(text: string): boolean;
  /** Parses the canonical string of a move. `shows` is whether such a move reveals something. */
  readMove(line: string): { readonly shows: boolean } | undefined;
  /** The names of the figures in a score, in the order in which they are written: `pairs`, `points`. */
  readonly figures: readonly string[];
  /** Replays the game with the secret that the record claims. */
  judge(played: PlayedTable): PlayedVerdict;
}

/** A guess and its answer in canonical form: `aabb` and `1,0`, or `crane` and `gwyww`. */
export interface RecordedTurn {
  readonly guess: string;
  readonly answer: string;
}

export interface RecordedTable {
  readonly moves: readonly RecordedMove[];
  /** The final score of each seat that played, as the room claims it. */
  readonly score: SeatScores;
}

/** A move at a table, and what it revealed, if anything: a word of letters a–z, digits and hyphens. */
export interface RecordedMove {
  readonly seat: RoomSeat;
  readonly line: string;
  readonly shown: string | undefined;
}

/** The score of each seat as named figures: `{"first": {"pairs": 4, "points": 400}}`. */
export type SeatScores = Readonly<Partial<Record<RoomSeat, Score>>>;
export type Score = Readonly<Record<string, number>>;

export interface PlayedTable extends RecordedTable {
  readonly secret: string;
  readonly winner: RoomSeat | undefined;
}

/** A wrong answer in a record: where it was given, and the correct one. */
export interface WrongAnswer {
  /** The seat whose sheet it is on; at a table, the seat that moved. */
  readonly seat: RoomSeat;
  /** Zero-based index of the turn; at a table, of the move. */
  readonly turn: number;
  readonly claimed: string;
  readonly truth: string;
}

/**
 * What can be wrong in a record apart from its answers. `unfinished`: the game is not over. `surplus`: the game
 * was already over before this turn. `resigned`: the game was already over before the player gave up. `secret`:
 * the rules do not allow this secret. `move`: the move was not possible at that point. `guess`: the rules did not allow
 * this guess after the turns before it.
 */
export const CLAIMS = [
  'winner',
  'unfinished',
  'surplus',
  'resigned',
  'secret',
  'move',
  'guess',
  'score',
] as const;

export interface FalseClaim {
  readonly what: (typeof CLAIMS)[number];
  readonly claimed: string;
  readonly truth: string;
  /** Zero-based index of the move or turn that could not be made; only with `move`, `guess` and `surplus`. */
  readonly at?: number;
  /** The seat that the sheet or figure belongs to; only with `guess`, `surplus`, `resigned` and `score`. */
  readonly seat?: RoomSeat;
  /** The rule that the guess broke, as the room would have refused it; only with `guess`. */
  readonly fault?: RoomFault;
  /** The name of the wrong figure; only with `score`. */
  readonly figure?: string;
}

export interface SeatResult {
  readonly seat: RoomSeat;
  readonly turns: number;
  readonly solved: boolean;
  /** Only at a table. */
  readonly score?: Score;
}

/** The part of a verdict that follows from the turns, or the moves, alone. */
export interface PlayedVerdict {
  readonly wrong: readonly WrongAnswer[];
  readonly claims: readonly FalseClaim[];
  /** The result of each seat, recomputed. */
  readonly results: readonly SeatResult[];
  readonly winner: RoomSeat | undefined;
}
