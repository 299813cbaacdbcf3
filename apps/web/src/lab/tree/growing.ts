import type { CodeRules } from '@inkling/core/deduction';
import type { Result } from '@inkling/core/result';
import type { Tally } from '@inkling/solvers/optimal/verify';
import type { LabGame } from '../session/lab-game.ts';
import { type StopTask, startTask } from '../session/task.ts';
import type { GrowFault } from './grow.ts';
import type { ReadFault } from './read-tree.ts';
import type { TreeData } from './tree-data.ts';
import type { TreePlayer } from './tree-source.ts';

export type TreeAsk =
  | { readonly kind: 'grow'; readonly source: TreePlayer | 'optimal'; readonly rules: CodeRules }
  /** `rules` are for notations that name none; `lists` are word lists that came along. */
  | {
      readonly kind: 'read';
      readonly text: string;
      readonly rules: CodeRules | undefined;
      readonly lists: readonly string[];
    };

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

export type GrowProgress =
  | { readonly kind: 'played'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'searched';
      readonly nodes: number;
      readonly lower: number;
      readonly upper: number | undefined;
    };

export type TreeNews =
  | { readonly kind: 'progress'; readonly progress: GrowProgress }
  /** `milliseconds` the worker took, from the question to the checked tree. */
  | {
      readonly kind: 'over';
      readonly found: Result<Grown, GrowFault | ReadFault>;
      readonly milliseconds: number;
    };

/** Makes a tree in a worker of its own; returns what stops it. `onNews` gets `undefined` when it broke. */
export function startGrowing(ask: TreeAsk, onNews: (news: TreeNews | undefined) => void): StopTask {
  const worker = new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' });
  return startTask(worker, ask, onNews, ({ kind }) => kind === 'over');
}
