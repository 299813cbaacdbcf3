import type { PartitionFigures } from '@inkling/codes/strategies/partition';
import type { FlatTree } from '@inkling/deduction/optimum/flat-tree';
import type { Tally, VerifyFault } from '@inkling/deduction/optimum/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { StartTask } from '../worker/task.ts';

/** The long-running tasks of the Lab. Each runs in its own worker. */
export interface LabTasks {
  readonly compare: StartTask<CompareAsk, CompareUpdate>;
  readonly split: StartTask<SplitAsk, SplitUpdate>;
  readonly tree: StartTask<TreeAsk, TreeUpdate>;
}

export interface CompareAsk {
  readonly rules: string;
  readonly players: readonly string[];
  /** The random seed. */
  readonly seed: string;
}

export type CompareUpdate =
  | { readonly kind: 'progress'; readonly progress: CompareProgress }
  | { readonly kind: 'row'; readonly row: ContestRow }
  | { readonly kind: 'refused'; readonly player: string; readonly why: string };

/** The result of one player. */
export interface ContestRow {
  readonly player: string;
  /** The number of secrets played. */
  readonly secrets: number;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
  /** The 95 % margin of error of the average; `undefined` if every secret was played, so that nothing was sampled. */
  readonly interval: number | undefined;
  /** The number of secrets that the player never finds. */
  readonly unsolved?: number;
  /** The number of secrets still to be played, while the player's games are in progress. */
  readonly unplayed?: number;
}

/** Real counters, not estimates, for the player in progress. */
export type CompareProgress = PlayedProgress | ({ readonly player: string } & SearchProgress);

export interface PlayedProgress {
  readonly player: string;
  readonly kind: 'played';
  readonly done: number;
  readonly total: number;
  /** The result over the secrets played so far. */
  readonly soFar: ContestRow | undefined;
}

/** Real counters of an exact search. */
export interface SearchProgress {
  readonly kind: 'searched';
  readonly nodes: number;
  readonly lower: number;
  readonly upper: number | undefined;
}

/** A guess and its answer. */
export interface LabTurn {
  readonly guess: string;
  readonly answer: string;
}

/** At most two `guesses`; an empty array asks for the most informative guess. */
export interface SplitAsk {
  readonly rules: string;
  readonly history: readonly LabTurn[];
  readonly guesses: readonly string[];
}

/** An `aside` is drawn by the game's own `Aside` component. */
export type SplitUpdate =
  | { readonly kind: 'splits'; readonly splits: readonly Split[] }
  | { readonly kind: 'fault'; readonly fault: SplitFault }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'aside'; readonly aside: unknown };

/** Why there is no partition. The Lab explains `contradiction`; all other codes are the game's own. */
export interface SplitFault {
  readonly code: string;
  readonly text?: string;
}

/** How one guess partitions the remaining secrets. */
export interface Split {
  readonly guess: string;
  /** Whether the guess can be the secret itself. */
  readonly possible: boolean;
  readonly left: number;
  /** The largest first. */
  readonly cells: readonly SplitCell[];
  readonly figures: PartitionFigures;
}

/** All secrets that give the same answer to a guess. */
export interface SplitCell {
  readonly answer: string;
  readonly size: number;
  readonly share: number;
  /** The information in the answer: −log₂ of its share. */
  readonly bits: number;
  /** The first secrets of the cell, in order; empty if they cannot be listed. */
  readonly secrets: readonly string[];
}

/** Measures of a partition: the largest cell (Knuth), the expected size, the entropy, the number of cells. */
export const MEASURES = ['worst', 'expected', 'bits', 'parts'] as const;
export type Measure = (typeof MEASURES)[number];

/** The best guess according to one measure. */
export interface Verdict {
  readonly measure: Measure;
  readonly guess: string;
  readonly figures: PartitionFigures;
}

export type TreeAsk =
  | { readonly kind: 'make'; readonly rules: string; readonly maker: string }
  /** `rules` apply to notations that do not state them; `lists` are word lists supplied with the tree. */
  | {
      readonly kind: 'read';
      readonly rules: string | undefined;
      readonly text: string;
      readonly lists: readonly string[];
    };

export type TreeUpdate =
  | { readonly kind: 'progress'; readonly progress: TreeProgress }
  | { readonly kind: 'tree'; readonly tree: LabTree; readonly milliseconds: number }
  | { readonly kind: 'fault'; readonly fault: TreeFault };

export type TreeProgress =
  | { readonly kind: 'played'; readonly done: number; readonly total: number }
  | SearchProgress;

/** A tree that has passed the checker. */
export interface LabTree {
  readonly rules: string;
  readonly tree: FlatTree;
  readonly tally: Tally;
  /** What the checker verified: every secret of the rules, or only the words that the file contains. */
  readonly checked: 'secrets' | 'own-words';
  /** The strategy file; `undefined` if the tree has no word lists that the file could refer to. */
  readonly file: string | undefined;
  /** The bounds on the total from the exact search; `undefined` if there was no search. */
  readonly search:
    | { readonly proved: boolean; readonly lower: number; readonly upper: number; readonly nodes: number }
    | undefined;
}

/** Why there is no tree. */
export type TreeFault =
  | { readonly code: 'empty' | 'unknown-form' }
  | { readonly code: 'strategy'; readonly fault: VerifyFileFault }
  /** The notation is valid, but the tree is wrong. */
  | { readonly code: 'unsound'; readonly why: VerifyFault['code']; readonly guess: string | undefined }
  | { readonly code: 'own'; readonly fault: unknown };
