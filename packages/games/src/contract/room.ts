import type { RandomState } from '@inkling/core/random';
import type { Result } from '@inkling/core/result';

/**
 * Who keeps the secret: the server draws it; a person deposits it, and the server scores; or the person keeps it,
 * with a promise made before the first guess, and scores by hand.
 */
export const MAKERS = ['drawn', 'deposited', 'kept'] as const;
export type Maker = (typeof MAKERS)[number];

/**
 * The seats that a room can have. One who breaks alone is the `breaker`; two who race, or two at one table, are
 * `first` and `second`.
 */
export const ROOM_SEATS = ['maker', 'breaker', 'first', 'second'] as const;
export type RoomSeat = (typeof ROOM_SEATS)[number];

export interface SeatSpec {
  readonly seat: RoomSeat;
  /** The computer player who sits here. */
  readonly computer: string | undefined;
}

/** All that people in a room can say to each other: nothing that could hurt, and nothing that could give away a secret. */
export const REACTIONS = ['hello', 'nice', 'thinking', 'oops', 'wow', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The most reactions and names in one room, because each is stored like a move. */
export const REACTIONS_MAX = 200;

/** Why a move was refused: a closed code, and what it is about. */
export interface RoomFault {
  readonly code: string;
  /** 0-based. */
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * How a game is played in a room of a server. In a game of sheets each breaker has a state of their own; a table game has
 * one state, which all seats share.
 */
export type RoomSpec<Params, State, View> = SheetRoom<Params, State, View> | TableRoom<Params, State>;

interface RoomRules<Params, State> {
  /** Who may make the secret. */
  readonly makers: readonly Maker[];
  /** One example of each move, as `play` reads it: `guess aabb`. */
  readonly moves: readonly string[];
  /** Every code with which `play` can refuse a move. */
  readonly faults: readonly string[];

  /**
   * Reads the rules of a room, which do not say who makes the secret. `rules-too-large`: legal, but more than a
   * server should work on.
   */
  parseRules(text: string, maker: Maker): Result<Params, 'bad-rules' | 'rules-too-large'>;
  /** The canonical text, which a promise is about. Law: `parseRules(makeRules(p), maker)` is `p`. */
  makeRules(params: Params): string;

  /** A new game. It has a secret only if the secret is drawn. */
  start(params: Params, maker: Maker, random: RandomState): State;
  /** One move of a seat. Only its canonical text is accepted, so that the log, the record and the screen agree about it. */
  play(state: State, seat: RoomSeat, line: string): Result<State, RoomFault>;
  /** How many moves a player has made; races and scores of days depend on it. */
  turnsUsed(state: State): number;

  /** The canonical text of the secret, once there is one; it is what a promise is about. */
  secretText(state: State): string | undefined;
  /** Is this the canonical text of a secret of these rules? */
  isSecret(params: Params, text: string): boolean;
}

/**
 * One sheet for each breaker. A breaker's move is `guess TEXT`, and a maker hands the secret in by `deposit TEXT`. In the
 * rules of the game the guessing seat is `breaker`, whatever the seat is called in the room.
 */
export interface SheetRoom<Params, State, View> extends RoomRules<Params, State> {
  readonly kind: 'sheets';
  /** How many may race for one secret without seeing each other's guesses. */
  readonly breakersMax: 1 | 2;
  /**
   * The turns of a sheet as its state holds them, secrets and all. An unchanged turn is the same object in the next state,
   * and only corrections of answers given by hand change one.
   */
  ownTurns(state: State): readonly object[];
  /** The turns as everybody at a sheet sees them, beginning with turn `from` (from 0). */
  turns(state: State, from?: number): readonly PublicTurn[];
  /** A guess that waits for the maker's answer. */
  pending(state: State): string | undefined;
  /** Has the breaker found the secret? */
  isSolved(state: State): boolean;
  /** The fields of a public turn beside `guess`. */
  readonly answerSchema: Readonly<Record<string, JsonSchema>>;
  /** Only if the maker may keep the secret and answer by hand. */
  readonly byHand?: ByHand<Params, State, View>;
}

/** All seats share one state and see the same view, `rules.view(state, 'spectator')`. */
export interface TableRoom<Params, State> extends RoomRules<Params, State> {
  readonly kind: 'table';
  /** The seats, which follow from the rules: people and computer players of the module. */
  seats(params: Params): readonly SeatSpec[];
  /** The schema of what everybody sees. */
  readonly viewSchema: JsonSchema;
}

/** A guess and its answer. */
export interface PublicTurn {
  readonly guess: string;
  readonly [answer: string]: unknown;
}

export interface WrongTurn {
  /** From 0. */
  readonly turn: number;
  /** The answer that the secret gives, in the fields of a public turn. */
  readonly [answer: string]: unknown;
}

export interface ByHand<Params, State, View> {
  /** Every answer that a guess can be given, as records have it: `1,0`. The one that finds the secret comes first. */
  answers(params: Params): readonly string[];
  /** The maker's move that gives the waiting guess one of these answers. */
  answerMove(answer: string): string;
  /** The maker's move that gives a turn (from 0) another answer. Law: `corrects` knows it. */
  correctionMove(turn: number, answer: string): string;
  /** Is this move of the maker a correction of an earlier answer? It may be made even when the game is over. */
  corrects(line: string): boolean;
  /** A smallest set of turns (from 0) whose answers cannot all be true. Can take seconds. */
  conflict(view: View): readonly number[] | undefined;
  /** The turns whose answers an opened secret contradicts. Requires a text that `isSecret` accepts. */
  wrongTurns(state: State, secret: string): readonly WrongTurn[];
}
