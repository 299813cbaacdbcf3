import type { Game } from '@inkling/core/game';
import type { DailySpec } from './daily.ts';
import type { AnyLinkSpec } from './link.ts';
import type { PuzzleSpec } from './puzzle.ts';
import type { RecordSpec } from './record.ts';
import type { RoomSpec } from './room.ts';

/**
 * Everything that a shell has to know about a game, so that no code outside the game's own folder compares its name: the
 * rules, and what rooms, players and the challenge of the day need. A part that a game does not have is left out, and
 * shells offer nothing for it.
 *
 * The parts are values and not methods of one object, so that each can live in a file of its own and be tested alone.
 */
export interface GameModule<Params, State, Move, View, Seat extends string, Fault extends GameFault> {
  /** The name in links, saves, rooms and records; it never changes. */
  readonly id: string;
  readonly rules: Game<Params, State, Move, View, Seat, Fault>;
  readonly room: RoomSpec<Params, State, View>;
  /** The computer players that may sit in a room. */
  readonly players: readonly PlayerSpec<Params, View>[];
  readonly daily?: DailySpec<Params>;
  readonly link?: AnyLinkSpec;
  /** Finished rooms as files. */
  readonly record?: RecordSpec<View>;
  /** Boards that only one secret fits; loaded when somebody asks for them. */
  readonly puzzles?: () => Promise<PuzzleSpec>;
}

/** A computer player. */
export interface PlayerSpec<Params, View> {
  readonly name: string;
  /** `seconds`: a move can take that long, so ask in a thread of its own. */
  readonly cost: 'instant' | 'seconds';
  /** Can this player play by these rules on a server? */
  canPlay(params: Params): boolean;
  /**
   * The move, as a room reads it; `undefined` when the player is stuck. It gets the view of its seat, so it cannot
   * peek at what it was never given, and the same view and seed give the same move. The seed stays the same all game; a
   * player that draws anew for each move mixes in how far the game has come.
   */
  move(view: View, seed: string): string | undefined;
}

/** A fault is one of a closed list of codes. Only the game's own part of a shell knows its other fields. */
export interface GameFault {
  readonly code: string;
}

/** The rules of such a module. */
export type AnyGame = AnyGameModule['rules'];

/** A game whose types only its own folder knows: what code that handles any game can hold. */
// biome-ignore lint/suspicious/noExplicitAny: states, moves and views differ from game to game
export type AnyGameModule = GameModule<any, any, any, any, string, GameFault>;
