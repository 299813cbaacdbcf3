import type { SavedTurns } from '../play/saves/turns-save.ts';
import type { Options, OptionTable } from '../shell/options.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { GameDay } from './game-day.ts';
import type { GameRecords } from './game-records.ts';
import type { GameRoom } from './game-room.ts';
import type { GameTrees } from './game-trees.ts';

/**
 * What the program consists of: verbs that know no game, and games that declare what they contribute to each verb.
 * The parser, help, completion and the list of games are all derived from it; adding a game takes one line in
 * `games/registry.ts`.
 */
export interface Program {
  readonly verbs: readonly Verb[];
  readonly games: readonly GameTerminal[];
}

/** A command of the program. Handlers are loaded only when called, so that help stays fast. */
export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** The arguments after the verb and the game, in capitals. */
  readonly usage: string;
  /** The options that it accepts for every game. */
  readonly options: OptionTable;
  readonly examples: readonly Example[];
  readonly notes?: readonly string[];
  /** Words that completion offers after the verb. */
  readonly offers?: readonly string[];
  /** Which games completion offers after a verb that has its own handler. */
  readonly takesGame?: (game: GameTerminal) => boolean;
  /** Loads the verb's own handler. Without one, the first word names a game, which provides the handler. */
  readonly load?: () => Promise<Handler<never>>;
  /** The options that a game adds to a verb that has its own handler. */
  readonly optionsOf?: (game: GameTerminal) => OptionTable | undefined;
}

/** A game, as seen by the terminal program. */
export interface GameTerminal {
  readonly id: string;
  /** Hidden games are for tests and offered only on request. */
  readonly isHidden?: true;
  /** How another game can play it, as `GAME --OPTION VALUE`, for verbs that this game does not support. */
  readonly playedAs?: { readonly game: string; readonly options: string };
  /**
   * Converts rules to the equivalent options. Returns `undefined` if the word is not in this game's notation for
   * rules.
   */
  readonly rulesAsOptions?: (typed: string) => Readonly<Record<string, string>> | undefined;
  /** What it contributes to the verbs, by verb name. */
  readonly verbs: Readonly<Record<string, GameVerb>>;
  /** What it contributes to `daily`. */
  readonly day?: GameDay;
  /** What it contributes to `room`. */
  readonly room?: GameRoom;
  /** What it contributes to `verify`, if it has exact strategies. */
  readonly trees?: GameTrees;
  /** What it contributes to `verify` for its finished games. */
  readonly records?: GameRecords;
}

/** A game's contribution to a verb. */
export interface GameVerb {
  /** The options that it accepts in addition to those of the verb. */
  readonly options: OptionTable;
  readonly examples?: readonly Example[];
  readonly notes?: readonly string[];
  /** Whether the verb uses this game by default, if no game is named. */
  readonly isUsual?: true;
  readonly load: () => Promise<Handler<never>>;
}

export interface Example {
  readonly line: string;
  readonly text: string;
}

/** Handles a verb. `Given` describes the options in its tables; the parser rejects all others. */
export type Handler<Given = Options> = (call: Call<Given>, world: World) => Promise<Outcome>;

export interface Call<Given = Options> {
  /** The words after the verb, and after the game if one was named. */
  readonly words: readonly string[];
  readonly options: Given;
  readonly program: Program;
  /** For `play`: the saved game to continue, if it was saved as turns. */
  readonly saved?: SavedTurns;
}

/** Returns the options that a verb accepts for a game, or for every game if none is given. */
export function optionsOf(verb: Verb, game?: GameTerminal): OptionTable {
  return { ...verb.options, ...(game && partOf(verb, game)) };
}

/** Returns the games that support a verb, one of which must be named. Empty if the verb has its own handler. */
export function gamesOf({ name, load }: Verb, games: readonly GameTerminal[]): readonly GameTerminal[] {
  return load ? [] : games.filter(({ verbs }) => Object.hasOwn(verbs, name));
}

/** Returns the options that a game contributes to a verb, if any. */
export function partOf(verb: Verb, game: GameTerminal): OptionTable | undefined {
  return verb.optionsOf ? verb.optionsOf(game) : game.verbs[verb.name]?.options;
}
