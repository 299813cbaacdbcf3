import type { RandomState } from './random.ts';
import type { Result } from './result.ts';

/**
 * The interface of every game. Where a piece of data belongs is decided by Simon Tatham's questions (Portable
 * Puzzle Collection, developer's guide): would a player choose it from a menu? → `Params`; would undo restore
 * it? → `State`; must the opponent not see it? → the secret part of the state, filtered by `view`; is it input
 * that is still being typed? → the app, not here.
 *
 * `interpret` turns a user's input into a legal move and changes nothing; `apply` is the only function that
 * produces a new state. Moves have a text form, so history, undo, save files, replay and network messages are
 * all the same thing: a list of lines. Untrusted text and legal values (`Params`, `Move`) have different types.
 */
export interface Game<Params, State, Move, View, Seat extends string, Fault> {
  readonly id: string;
  readonly seats: readonly Seat[];

  /** Law: `parseParams(makeParams(p))` is `p`. */
  parseParams(text: string): Result<Params, Fault>;
  makeParams(params: Params): string;

  /** Starts a new game. All its randomness comes from `random`; it never fails for legal params. */
  start(params: Params, random: RandomState): State;

  /** Parses a user's input in the context of the state. */
  interpret(state: State, seat: Seat, input: string): Result<Move, Fault>;

  /** Law: `parseMove(makeMove(m))` is `m`. Does not check whether the move is legal now. */
  parseMove(text: string): Result<Move, Fault>;
  makeMove(move: Move): string;

  /** Pure. Returns an error code for an illegal move; never throws for one and never changes its argument. */
  apply(state: State, move: Move): Result<State, Fault>;

  status(state: State): Status<Seat>;

  /** The only data that users and networks receive, built from an allow-list of public fields. */
  view(state: State, seat: Seat | 'spectator'): View;
}

export type Status<Seat extends string> =
  | { readonly phase: 'playing'; readonly turn: Seat }
  | { readonly phase: 'over'; readonly winner: Seat | undefined };
