import type { RandomState } from './random.ts';
import type { Result } from './result.ts';

/**
 * What every game is. The sorting questions are Simon Tatham's (Portable Puzzle Collection, developer's
 * guide): a player would pick it from a menu → `Params`; undo would restore it → `State`; the opponent must
 * not see it → the secret half of the state, out only through `view`; half-typed input → the app, not here.
 *
 * `interpret` turns a person's words into a legal move and changes nothing; `apply` is the one function that
 * makes a new state. A move has a text form, so history, undo, save files, replay and network are the same
 * thing: a list of lines. Untrusted (text) and legal (`Params`, `Move`) are different types.
 */
export interface Game<Params, State, Move, View, Seat extends string, Fault> {
  readonly id: string;
  readonly seats: readonly Seat[];

  /** Law: `parseParams(makeParams(p))` is `p`. */
  parseParams(text: string): Result<Params, Fault>;
  makeParams(params: Params): string;

  /** A new game. Everything random in it comes from `random`; it never fails for legal params. */
  start(params: Params, random: RandomState): State;

  /** Reads a person's input in the light of the state. */
  interpret(state: State, seat: Seat, input: string): Result<Move, Fault>;

  /** Law: `parseMove(makeMove(m))` is `m`. Says nothing about whether the move is legal now. */
  parseMove(text: string): Result<Move, Fault>;
  makeMove(move: Move): string;

  /** Pure. Refuses illegal moves with a code; never throws for them, never changes its argument. */
  apply(state: State, move: Move): Result<State, Fault>;

  status(state: State): Status<Seat>;

  /** The only road out for people and networks: built from an allow-list of public fields. */
  view(state: State, seat: Seat | 'spectator'): View;
}

export type Status<Seat extends string> =
  | { readonly phase: 'playing'; readonly turn: Seat }
  | { readonly phase: 'over'; readonly winner: Seat | undefined };
