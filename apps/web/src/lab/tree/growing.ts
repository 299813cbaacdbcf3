import type { CodeRules } from '@inkling/core/deduction';
import type { Result } from '@inkling/core/result';
import { type StopTask, startTask } from '../session/task.ts';
import type { GrowFault, Grown, GrowProgress, ReadFault } from './grown.ts';
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
