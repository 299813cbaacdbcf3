import type { ComponentType } from 'preact';
import { fieldsOf, type Saved } from '../saved/saved.ts';

/** What History needs from a game to list its saved games on this device. */
export interface HistoryPart {
  /** Reads a stored value. Returns undefined if the page cannot open it. Never throws, whatever was stored. */
  read(value: unknown): HistoryLine | undefined;
  /**
   * Whether each value is a game that its page can open, with only legal moves. May load much for this, such as a list
   * of words. Undefined if `read` already checks all of it.
   */
  check?(values: readonly unknown[], saved: Saved): Promise<readonly boolean[]>;
  /** The storage key of the game that the game's page opens with. */
  readonly openKey: string;
  /** Whether its saved games have groups, by which they are counted. */
  readonly isCounted?: boolean;
  /** Unfinished games can be reviewed up to their last turn. */
  readonly reviewsUnfinished?: true;
  /** Further statistics on saved games, which may take a while to compute. */
  readonly figures?: {
    /** Returns a function that cancels. `onDone` receives `undefined` if the statistics could not be computed. */
    measure(values: readonly unknown[], onDone: (facts: FactsByGroup | undefined) => void): () => void;
    /** What the figures mean. */
    explanation(): string;
  };
}

/** One game in the list of History. */
export interface HistoryLine {
  /** The name of this game, in the language of the page. By default the name of its kind and its seed. */
  name?(): string;
  readonly progress: Progress | undefined;
  /** The progress in words, if turns do not express it. In the language of the page. */
  progressText?(): string;
  /** A small picture of the last guess or answer. Hidden from screen readers. */
  readonly Picture?: ComponentType;
  /** Games of one group are counted together; a game without a group is in no statistic. */
  readonly group?: FigureGroup;
}

export interface FigureGroup {
  readonly id: string;
  /** By default the game's name. In the language of the page. */
  name?(): string;
}

/** The progress of a game, in turns or in pairs on a board. */
export interface Progress {
  readonly phase: (typeof PHASES)[number];
  readonly done: number;
  /** The total that `done` counts towards. */
  readonly of: number;
}

export const PHASES = ['unfinished', 'found', 'lost'] as const;

/** A statistic with its name, both as text. */
export type Fact = readonly [name: string, figure: string];

/** Facts in the language of the page, keyed by group id. */
export type FactsByGroup = ReadonlyMap<string, () => readonly Fact[]>;

/** Returns the progress stored with a saved game, or undefined if there is none. Never throws. */
export function notedProgress(value: unknown): Progress | undefined {
  const { phase, done, of } = fieldsOf(fieldsOf(value)['progress']);
  const known = PHASES.find((name) => name === phase);
  return known && isCount(done) && isCount(of) ? { phase: known, done, of } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
