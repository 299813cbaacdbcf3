import type { Game } from '@inkling/core/game';
import type { DailySpec } from './daily.ts';
import type { AnyLinkSpec } from './link.ts';
import type { PuzzleSpec } from './puzzle.ts';
import type { RecordSpec } from './record.ts';
import type { RoomSpec } from './room.ts';

/**
 * Everything that a shell needs to know about a game: its rules, and what rooms, computer players and the daily
 * challenge need. Code outside the game's own folder therefore never has to compare its id. If a game omits an
 * optional part, shells do not offer that feature.
 *
 * The parts are values rather than methods of one object, so that each can live in its own file and be tested
 * alone.
 */
export interface GameModule<Params, State, Move, View, Seat extends string, Fault extends GameFault> {
  /** The identifier used in links, saves, rooms and records. It never changes. */
  readonly id: string;
  readonly rules: Game<Params, State, Move, View, Seat, Fault>;
  readonly room: RoomSpec<Params, State, View>;
  /** The computer players that may sit in a room. */
  readonly players: readonly PlayerSpec<Params, View>[];
  readonly daily?: DailySpec<Params>;
  readonly link?: AnyLinkSpec;
  /** How finished rooms are saved as files and verified. */
  readonly record?: RecordSpec<View>;
  /** Puzzles: boards with exactly one consistent secret. Loaded lazily. */
  readonly puzzles?: () => Promise<PuzzleSpec>;
}

/** A computer player. */
export interface PlayerSpec<Params, View> {
  readonly name: string;
  /** `seconds`: computing a move can take that long, so call `move` in a worker thread. */
  readonly cost: 'instant' | 'seconds';
  /** Whether this player can play by these rules on a server. */
  canPlay(params: Params): boolean;
  /**
   * Returns the player's move as a line that `RoomSpec.play` accepts, or undefined if the player is stuck. The
   * player only gets the view of its seat, so it cannot see hidden information. The same view and seed give the
   * same move. The seed is the same for the whole game: a player that needs new random numbers for each move
   * must mix in the state of the game.
   */
  move(view: View, seed: string): string | undefined;
}

/** An error with a code from a closed list. Only the game's own part of a shell knows its other fields. */
export interface GameFault {
  readonly code: string;
}

/** The rules of any game module. */
export type AnyGame = AnyGameModule['rules'];

/** A module of any game, for code that does not depend on the game's own types. */
// biome-ignore lint/suspicious/noExplicitAny: states, moves and views differ from game to game
export type AnyGameModule = GameModule<any, any, any, any, string, GameFault>;
