import type { PartitionFigures } from '@inkling/solvers/strategies/partition';
import type { History } from '../session/address.ts';
import type { LabGame } from '../session/lab-game.ts';
import { type StopTask, startTask } from '../session/task.ts';

/** `guesses` are canonical, at most two; none asks for the guess that tells most. */
export interface SplitAsk {
  readonly game: LabGame;
  readonly history: History;
  readonly guesses: readonly string[];
}

/** All codes that would answer a guess alike. */
export interface Cell {
  /** `1,0` or `gywww`. */
  readonly answer: string;
  readonly size: number;
  readonly share: number;
  /** What the answer would tell: −log₂ of its share. */
  readonly bits: number;
  /** The first codes of the cell, in order; none where codes cannot be listed. */
  readonly codes: readonly string[];
}

/** What one guess does to the codes left. */
export interface Split {
  readonly guess: string;
  /** Can it be the code itself? */
  readonly possible: boolean;
  readonly left: number;
  /** The largest first. */
  readonly cells: readonly Cell[];
  readonly figures: PartitionFigures;
}

/** Ways to judge a partition: the largest cell (Knuth), the expected size, the entropy, the number of cells. */
export const MEASURES = ['worst', 'expected', 'bits', 'parts'] as const;
export type Measure = (typeof MEASURES)[number];

/** The guess that a measure likes best. */
export interface Verdict {
  readonly measure: Measure;
  readonly guess: string;
  readonly figures: PartitionFigures;
}

/** The essay's three ways of scoring, and the one in use. */
export const SCORERS = ['linked', 'flags', 'counting', 'production'] as const;
export type Scorer = (typeof SCORERS)[number];

/** How fast one way of scoring made the partition, and whether it made the same. */
export interface Lap {
  readonly scorer: Scorer;
  readonly scored: number;
  readonly milliseconds: number;
  readonly agrees: boolean;
}

/** Why there is no partition: no code fits the history; it cannot be counted; the guess is no word of the list. */
export type SplitFault =
  | { readonly code: 'contradiction' | 'too-large' | 'no-words' }
  | { readonly code: 'not-in-list'; readonly guess: string };

export type SplitNews =
  | { readonly kind: 'splits'; readonly splits: readonly Split[] }
  | { readonly kind: 'fault'; readonly fault: SplitFault }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'race'; readonly laps: readonly Lap[] }
  | { readonly kind: 'over' };

/** Splits in a worker of its own; returns what stops it. `onNews` gets `undefined` when it broke. */
export function startSplitting(ask: SplitAsk, onNews: (news: SplitNews | undefined) => void): StopTask {
  const worker = new Worker(new URL('./split-worker.ts', import.meta.url), { type: 'module' });
  return startTask(worker, ask, onNews, ({ kind }) => kind === 'over' || kind === 'fault');
}
