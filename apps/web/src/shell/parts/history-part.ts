import type { ComponentType } from 'preact';
import { fieldsOf } from '../saved/saved.ts';

/** What History asks a game about the games of it that are kept on this device. */
export interface HistoryPart {
  /** Reads what is stored; `undefined` when this page cannot open it. Total: anything may have been stored. */
  read(value: unknown): HistoryLine | undefined;
  /** Where the game's page keeps what it opens with. */
  readonly openKey: string;
  /** Its kept games have groups, in which they are counted. */
  readonly isCounted?: boolean;
  /** Its games are reviewed as far as they have been played. */
  readonly reviewsUnfinished?: true;
  /** Further figures of kept games, which may take a while. */
  readonly figures?: {
    /** Returns what stops it; `onDone` gets `undefined` when they could not be worked out. */
    measure(values: readonly unknown[], onDone: (facts: FactsByGroup | undefined) => void): () => void;
    /** What the figures mean. */
    explanation(): string;
  };
}

/** A line of the list. */
export interface HistoryLine {
  /** Which game it is; without it, the game's name and its seed. In the language of the page. */
  name?(): string;
  readonly progress: Progress | undefined;
  /** How far it is, where turns do not say so. In the language of the page. */
  progressText?(): string;
  /** What was guessed or answered last, drawn small. Hidden from screen readers. */
  readonly Picture?: ComponentType;
  /** Games of one group are counted together; a game without a group is in no figure. */
  readonly group?: FigureGroup;
}

export interface FigureGroup {
  readonly id: string;
  /** Without it, the game's name. In the language of the page. */
  name?(): string;
}

/** How far a game is: turns, or pairs on a board. */
export interface Progress {
  readonly phase: (typeof PHASES)[number];
  readonly done: number;
  /** Of how many. */
  readonly of: number;
}

export const PHASES = ['unfinished', 'found', 'lost'] as const;

/** A figure with its name, as text. */
export type Fact = readonly [name: string, figure: string];

/** In the language of the page, by the group's id. */
export type FactsByGroup = ReadonlyMap<string, () => readonly Fact[]>;

/** The progress that a page noted beside a kept game; `undefined` when there is no such note. Total. */
export function notedProgress(value: unknown): Progress | undefined {
  const { phase, done, of } = fieldsOf(fieldsOf(value)['progress']);
  const known = PHASES.find((name) => name === phase);
  return known && isCount(done) && isCount(of) ? { phase: known, done, of } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
