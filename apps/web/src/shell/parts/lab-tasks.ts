import type { PartitionFigures } from '@inkling/codes/strategies/partition';
import type { FlatTree } from '@inkling/deduction/optimum/flat-tree';
import type { Tally, VerifyFault } from '@inkling/deduction/optimum/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { StartTask } from '../worker/task.ts';

/** The long work of the Lab. Each task runs in a worker of its own. */
export interface LabTasks {
  readonly compare: StartTask<CompareAsk, CompareUpdate>;
  readonly split: StartTask<SplitAsk, SplitUpdate>;
  readonly tree: StartTask<TreeAsk, TreeUpdate>;
}

export interface CompareAsk {
  readonly rules: string;
  readonly players: readonly string[];
  /** Feeds what is drawn at random. */
  readonly seed: string;
}

export type CompareUpdate =
  | { readonly kind: 'progress'; readonly progress: CompareProgress }
  | { readonly kind: 'row'; readonly row: ContestRow }
  | { readonly kind: 'refused'; readonly player: string; readonly why: string };

/** How one player did. */
export interface ContestRow {
  readonly player: string;
  /** Secrets played against. */
  readonly secrets: number;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
  /** The average lies within this much of the truth with 95 %; `undefined` where no sample was drawn. */
  readonly interval: number | undefined;
  /** Secrets that the player never reaches. */
  readonly unsolved?: number;
  /** Secrets still to be played, while the player is under way. */
  readonly unplayed?: number;
}

/** True counters of a player under way. */
export type CompareProgress = PlayedProgress | ({ readonly player: string } & SearchProgress);

export interface PlayedProgress {
  readonly player: string;
  readonly kind: 'played';
  readonly done: number;
  readonly total: number;
  /** What the secrets played so far say. */
  readonly soFar: ContestRow | undefined;
}

/** True counters of an exact search. */
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

/** `guesses` are at most two; none asks for the guess that tells most. */
export interface SplitAsk {
  readonly rules: string;
  readonly history: readonly LabTurn[];
  readonly guesses: readonly string[];
}

/** The `aside` is drawn by the game's own `Aside`. */
export type SplitUpdate =
  | { readonly kind: 'splits'; readonly splits: readonly Split[] }
  | { readonly kind: 'fault'; readonly fault: SplitFault }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'aside'; readonly aside: unknown };

/** Why there is no partition. Other codes than these two are the game's own. */
export interface SplitFault {
  readonly code: string;
  readonly text?: string;
}

/** What one guess does to the secrets left. */
export interface Split {
  readonly guess: string;
  /** Can it be the secret itself? */
  readonly possible: boolean;
  readonly left: number;
  /** The largest first. */
  readonly cells: readonly SplitCell[];
  readonly figures: PartitionFigures;
}

/** All secrets that would answer a guess alike. */
export interface SplitCell {
  readonly answer: string;
  readonly size: number;
  readonly share: number;
  /** What the answer would tell: −log₂ of its share. */
  readonly bits: number;
  /** The first secrets of the cell, in order; none where they cannot be listed. */
  readonly secrets: readonly string[];
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

export type TreeAsk =
  | { readonly kind: 'make'; readonly rules: string; readonly maker: string }
  /** `rules` are for notations that name none; `lists` are word lists that came along. */
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
  /** What the checker followed: every secret of the rules, or only the words that the file names. */
  readonly checked: 'secrets' | 'own-words';
  /** The strategy file; `undefined` where the tree has no lists to name. */
  readonly file: string | undefined;
  /** What the exact search says of the total; `undefined` where none was made. */
  readonly search:
    | { readonly proved: boolean; readonly lower: number; readonly upper: number; readonly nodes: number }
    | undefined;
}

/** Why there is no tree. */
export type TreeFault =
  | { readonly code: 'empty' | 'unknown-form' }
  | { readonly code: 'strategy'; readonly fault: VerifyFileFault }
  /** The notation can be read, but the tree is wrong. */
  | { readonly code: 'unsound'; readonly why: VerifyFault['code']; readonly guess: string | undefined }
  | { readonly code: 'own'; readonly fault: unknown };
