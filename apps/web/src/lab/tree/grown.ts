import type { JsonFault } from '@inkling/solvers/optimal/notation/graph';
import type { IrvingFault } from '@inkling/solvers/optimal/notation/irving-signs';
import type { SelbyFault } from '@inkling/solvers/optimal/notation/selby';
import type { Tally, VerifyFault } from '@inkling/solvers/optimal/verify';
import type { OptimalFault } from 'inkling/optimal';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { LabGame } from '../session/lab-game.ts';
import type { TreeData } from './tree-data.ts';
import type { TreeModel } from './tree-model.ts';
import type { TreeSource } from './tree-source.ts';

/** A tree that has passed the checker. */
export interface Grown {
  readonly game: LabGame;
  readonly data: TreeData;
  readonly tally: Tally;
  /** What the checker followed: every secret of the rules or lists, or only the words that the file names. */
  readonly checked: 'secrets' | 'own-words';
  /** The strategy file; `undefined` where the tree has no lists to name. */
  readonly file: string | undefined;
  /** What the exact search says of the total; `undefined` where none was made. */
  readonly search:
    | { readonly proved: boolean; readonly lower: number; readonly upper: number; readonly nodes: number }
    | undefined;
}

/** A tree on the page, where it came from, and how long the worker took. */
export interface ShownTree {
  readonly source: TreeSource;
  readonly model: TreeModel;
  readonly grown: Grown;
  readonly milliseconds: number;
}

/** True counters of a tree under way. */
export type GrowProgress =
  | { readonly kind: 'played'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'searched';
      readonly nodes: number;
      readonly lower: number;
      readonly upper: number | undefined;
    };

/** Why a tree cannot be made. */
export type GrowFault = OptimalFault | { readonly code: 'many-codes'; readonly most: number };

/** Why a tree cannot be read. */
export type ReadFault =
  | { readonly code: 'empty' | 'unknown-form' | 'needs-rules' | 'rules-too-large' | 'other-length' }
  | { readonly code: 'strategy'; readonly fault: VerifyFileFault }
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'json'; readonly fault: JsonFault }
  | { readonly code: 'selby'; readonly fault: SelbyTreeFault }
  /** The notation can be read, but the tree is wrong. */
  | { readonly code: 'unsound'; readonly why: VerifyFault['code']; readonly guess: string };

/** Why Selby's lines are no tree. */
export type SelbyTreeFault =
  | SelbyFault
  | { readonly code: 'other-length' | 'repeated-word'; readonly line: number }
  | { readonly code: 'unsound'; readonly why: VerifyFault['code']; readonly line: number };
