import type { Result } from '@inkling/core/result';
import { serveTask, type Told } from '../worker/serve-task.ts';
import { type StartTask, tasksOf } from '../worker/task.ts';
import type { LabTasks, LabTree, TreeFault, TreeNews, TreeProgress } from './lab-tasks.ts';

/** What a game's worker does for each task of the Lab. */
type LabWorks = {
  readonly [Kind in keyof LabTasks]: LabTasks[Kind] extends StartTask<infer Ask, infer News>
    ? (ask: Ask) => AsyncIterable<Told<News>>
    : never;
};

type LabOrder = { readonly kind: keyof LabTasks; readonly ask: never };

/** The page's side: one worker a task, opened by the game. */
export function labTasks(open: () => Worker): LabTasks {
  const of = <Ask, News>(kind: keyof LabTasks): StartTask<Ask, News> => {
    const start = tasksOf<{ readonly kind: keyof LabTasks; readonly ask: Ask }, News>(open);
    return (ask, onNews, onEnd) => start({ kind, ask }, onNews, onEnd);
  };
  return { compare: of('compare'), split: of('split'), tree: of('tree') };
}

/** The worker's side. */
export function serveLab(works: LabWorks): void {
  serveTask<LabOrder, unknown>(({ kind, ask }) => works[kind](ask));
}

/** Tells of a tree under way until it is made. */
export function* treeProgress<Made>(work: Generator<TreeProgress, Made>): Generator<() => TreeNews, Made> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const progress = step.value;
    yield () => ({ kind: 'progress', progress });
  }
}

/** The last news of a tree. `begun` is when the worker was asked. */
export function treeNews(made: Result<LabTree, TreeFault>, begun: number): TreeNews {
  return made.ok
    ? { kind: 'tree', tree: made.value, milliseconds: performance.now() - begun }
    : { kind: 'fault', fault: made.error };
}
