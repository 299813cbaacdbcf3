import { type StopTask, startTask } from '../session/task.ts';
import type { ContestAsk, ContestProgress, ContestRow, Refusal } from './contest-row.ts';
import type { Contestant } from './contestants.ts';

export type ContestNews =
  | { readonly kind: 'progress'; readonly progress: ContestProgress }
  | { readonly kind: 'row'; readonly row: ContestRow }
  | { readonly kind: 'refused'; readonly contestant: Contestant; readonly why: Refusal }
  | { readonly kind: 'over' };

/** Plays in a worker of its own; returns what stops it. `onNews` gets `undefined` when it broke. */
export function startContest(ask: ContestAsk, onNews: (news: ContestNews | undefined) => void): StopTask {
  const worker = new Worker(new URL('./contest-worker.ts', import.meta.url), { type: 'module' });
  return startTask(worker, ask, onNews, ({ kind }) => kind === 'over');
}
