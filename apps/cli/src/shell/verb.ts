import type { Exit } from './exit.ts';
import type { OptionName, Options } from './options.ts';
import type { World } from './world.ts';

export interface Call {
  /** What stands after the verb, the game taken off when the verb has games. */
  readonly words: readonly string[];
  readonly options: Options;
}

export type Handler = (call: Call, world: World) => Promise<Exit>;

/** One thing that the program can do. Handlers are loaded when they are called, so that help costs nothing. */
export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** What stands after the verb (and the game), in capitals. */
  readonly usage: string;
  readonly options: readonly OptionName[];
  readonly examples: readonly Example[];
  readonly notes?: readonly string[];
  /** The first word names a game, and the game brings its own handler… */
  readonly games?: Readonly<Record<string, () => Promise<Handler>>>;
  /** …or the verb has one. */
  readonly run?: () => Promise<Handler>;
  /** Words that completion offers in place of games. */
  readonly offers?: readonly string[];
}

export interface Example {
  readonly line: string;
  readonly text: string;
}
