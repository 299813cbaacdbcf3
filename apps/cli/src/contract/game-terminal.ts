import type { SavedTurns } from '../play/saves/turns-save.ts';
import type { Options, OptionTable } from '../shell/options.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { GameDay } from './game-day.ts';
import type { GameRecords } from './game-records.ts';
import type { GameRoom } from './game-room.ts';
import type { GameTrees } from './game-trees.ts';

/**
 * What the program is made of: verbs that know no game, and games that say what they bring to a verb. The parser, help,
 * completion and the list of games come from here; a game costs one line in `games/registry.ts`.
 */
export interface Program {
  readonly verbs: readonly Verb[];
  readonly games: readonly GameTerminal[];
}

/** One thing that the program can do. Handlers are loaded when they are called, so that help costs nothing. */
export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** The words after the verb and the game, in capitals. */
  readonly usage: string;
  /** The options that it takes, whatever the game. */
  readonly options: OptionTable;
  readonly examples: readonly Example[];
  readonly notes?: readonly string[];
  /** Words that completion offers after the verb. */
  readonly offers?: readonly string[];
  /** The games that completion offers after a verb with its own handler. */
  readonly takesGame?: (game: GameTerminal) => boolean;
  /** The verb's own handler. Without one the first word names a game, and the game brings its handler. */
  readonly load?: () => Promise<Handler<never>>;
  /** Options that games bring to a verb with its own handler. */
  readonly optionsOf?: (game: GameTerminal) => OptionTable | undefined;
}

/** A game as the terminal knows it. */
export interface GameTerminal {
  readonly id: string;
  /** Games for tests are offered only on request. */
  readonly isHidden?: true;
  /** How another game plays it, `GAME --OPTION VALUE`, for verbs that it does not bring. */
  readonly playedAs?: { readonly game: string; readonly options: string };
  /** The options that say the same as its rules; `undefined` for a word that is no rules in its notation. */
  readonly rulesAsOptions?: (typed: string) => Readonly<Record<string, string>> | undefined;
  /** What it brings to the verbs, by their names. */
  readonly verbs: Readonly<Record<string, GameVerb>>;
  /** What it brings to `daily`. */
  readonly day?: GameDay;
  /** What it brings to `room`. */
  readonly room?: GameRoom;
  /** What it brings to `verify`, if there are exact strategies of it. */
  readonly trees?: GameTrees;
  /** What it brings to `verify` for its finished games. */
  readonly records?: GameRecords;
}

/** A game's part of a verb. */
export interface GameVerb {
  /** The options that it takes in addition to those of the verb. */
  readonly options: OptionTable;
  readonly examples?: readonly Example[];
  readonly notes?: readonly string[];
  /** The verb is about this game when no game is named. */
  readonly isUsual?: true;
  readonly load: () => Promise<Handler<never>>;
}

export interface Example {
  readonly line: string;
  readonly text: string;
}

/** `Given` are the options of its tables: the parser lets no others through. */
export type Handler<Given = Options> = (call: Call<Given>, world: World) => Promise<Outcome>;

export interface Call<Given = Options> {
  /** The words after the verb, and after the game if one was named. */
  readonly words: readonly string[];
  readonly options: Given;
  readonly program: Program;
  /** With `play`: the saved game to go on with, where it was saved as turns. */
  readonly saved?: SavedTurns;
}

/** The options that a verb takes for a game, or whatever the game. */
export function optionsOf(verb: Verb, game?: GameTerminal): OptionTable {
  return { ...verb.options, ...(game && partOf(verb, game)) };
}

/** The games that answer a verb, so that one of them must be named. */
export function gamesOf({ name, load }: Verb, games: readonly GameTerminal[]): readonly GameTerminal[] {
  return load ? [] : games.filter(({ verbs }) => Object.hasOwn(verbs, name));
}

/** The options that a game brings to a verb, if it brings anything. */
export function partOf(verb: Verb, game: GameTerminal): OptionTable | undefined {
  return verb.optionsOf ? verb.optionsOf(game) : game.verbs[verb.name]?.options;
}
