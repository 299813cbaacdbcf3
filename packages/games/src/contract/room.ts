import type { RandomState } from '@inkling/core/random';
import type { Result } from '@inkling/core/result';

/**
 * Where the secret comes from. `drawn`: the server draws it. `deposited`: the maker deposits it, and the server
 * scores. `kept`: the maker keeps it, commits to it before the first guess, and scores by hand.
 */
export const MAKERS = ['drawn', 'deposited', 'kept'] as const;
export type Maker = (typeof MAKERS)[number];

/**
 * The seats that a room can have. A single breaker sits on `breaker`; two racing breakers, or the players at a
 * table, sit on `first` and `second`.
 */
export const ROOM_SEATS = ['maker', 'breaker', 'first', 'second'] as const;
export type RoomSeat = (typeof ROOM_SEATS)[number];

export interface SeatSpec {
  readonly seat: RoomSeat;
  /** The name of the computer player in this seat. Undefined if the seat is for a human. */
  readonly computer: string | undefined;
}

/** Everything that users can say to each other in a room. None of it can offend anyone or give away a secret. */
export const REACTIONS = ['hello', 'nice', 'thinking', 'oops', 'wow', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The maximum number of reactions and name changes in one room. It is limited because each is stored like a move. */
export const REACTIONS_MAX = 200;

/** Why a move was refused: a code from a closed list, and what it refers to. */
export interface RoomFault {
  readonly code: string;
  /** Zero-based index of the place in the code or word. */
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
}

/**
 * What the person who leads a class can do with the vote: stop it for a moment, let it go on, show which guesses can be
 * the secret, or begin it anew.
 */
export const VOTING_STEPS = ['pause', 'resume', 'reveal', 'again'] as const;
export type VotingStep = (typeof VOTING_STEPS)[number];

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * How a game is played in a server room. In a game with sheets, each breaker has a separate state; a table game
 * has one state, which all seats share.
 */
export type RoomSpec<Params, State, View> = SheetRoom<Params, State, View> | TableRoom<Params, State>;

interface RoomRules<Params, State> {
  /** The ways in which the secret may be made. */
  readonly makers: readonly Maker[];
  /** One example of each kind of move, as `play` reads it: `guess aabb`. */
  readonly moves: readonly string[];
  /** Every code with which `play` can refuse a move. */
  readonly faults: readonly string[];

  /**
   * Parses the rules of a room, which do not include who makes the secret. `rules-too-large`: the rules are
   * legal but would cost a server too much work.
   */
  parseRules(text: string, maker: Maker): Result<Params, 'bad-rules' | 'rules-too-large'>;
  /** Returns the canonical rules, which a promise includes. Law: `parseRules(makeRules(p), maker)` is `p`. */
  makeRules(params: Params): string;

  /** Starts a new game. It has a secret only if `maker` is `drawn`. */
  start(params: Params, maker: Maker, random: RandomState): State;
  /** Plays one move of a seat. Accepts only its canonical text, so that log, record and screen always agree. */
  play(state: State, seat: RoomSeat, line: string): Result<State, RoomFault>;
  /** Returns the number of moves that the player has made. Races and daily scores depend on it. */
  turnsUsed(state: State): number;

  /** Returns the canonical string of the secret, which a promise commits to. Undefined if there is none yet. */
  secretText(state: State): string | undefined;
  /** Whether this is the canonical string of a secret that these rules allow. */
  isSecret(params: Params, text: string): boolean;
}

/**
 * A game in which each breaker has a sheet. A breaker moves with `guess TEXT`, and a maker deposits the secret with
 * `deposit TEXT`. The rules of the game call the guessing seat `breaker`, whatever the seat is called in the room.
 */
export interface SheetRoom<Params, State, View> extends RoomRules<Params, State> {
  readonly kind: 'sheets';
  /** The maximum number of breakers that may race for one secret without seeing each other's guesses. */
  readonly breakersMax: 1 | 2;
  /**
   * Returns the turns of a sheet as the state stores them, including hidden information. An unchanged turn is
   * the same object in the next state. Only the correction of an answer given by hand changes a turn.
   */
  ownTurns(state: State): readonly object[];
  /** Returns the turns as every viewer of the sheet sees them, starting at the zero-based index `from`. */
  turns(state: State, from?: number): readonly PublicTurn[];
  /** Returns the guess that is waiting for the maker's answer, if any. */
  pending(state: State): string | undefined;
  /** Whether the breaker has found the secret. */
  isSolved(state: State): boolean;
  /** The JSON schemas of the fields of a public turn other than `guess`. */
  readonly answerSchema: Readonly<Record<string, JsonSchema>>;
  /** Returns every secret that the server may draw, in canonical text, or undefined if they are too many to list. */
  drawnSecrets?(params: Params): readonly string[] | undefined;
  /** Only set if the maker may keep the secret and answer by hand. */
  readonly byHand?: ByHand<Params, State, View>;
}

/** A game in which all seats share one state and see the same view, `rules.view(state, 'spectator')`. */
export interface TableRoom<Params, State> extends RoomRules<Params, State> {
  readonly kind: 'table';
  /** Returns the seats, which the rules determine: human players, and computer players of the module. */
  seats(params: Params): readonly SeatSpec[];
  /** The JSON schema of the view. */
  readonly viewSchema: JsonSchema;
}

/** A guess and its answer. */
export interface PublicTurn {
  readonly guess: string;
  readonly [answer: string]: unknown;
}

/** A turn whose answer, given by hand, contradicts the revealed secret. */
export interface WrongTurn {
  /** Zero-based index of the turn. */
  readonly turn: number;
  /** The correct answer, in the fields of a public turn. */
  readonly [answer: string]: unknown;
}

/** What a room needs if the maker keeps the secret and answers by hand. */
export interface ByHand<Params, State, View> {
  /** Returns every possible answer, as records store it: `1,0`. The answer that means "solved" comes first. */
  answers(params: Params): readonly string[];
  /** Returns the maker's move that gives one of these answers to the pending guess. */
  answerMove(answer: string): string;
  /** Returns the maker's move that changes the answer of a turn (zero-based). Law: `corrects` returns true for it. */
  correctionMove(turn: number, answer: string): string;
  /** Whether this move of the maker corrects an earlier answer, which is allowed even after the game is over. */
  corrects(line: string): boolean;
  /** Returns a smallest set of turns (zero-based) that contradict each other, if one is found. Can take seconds. */
  conflict(view: View): readonly number[] | undefined;
  /** Returns the turns whose answers the revealed secret contradicts. Requires a string that `isSecret` accepts. */
  wrongTurns(state: State, secret: string): readonly WrongTurn[];
}
