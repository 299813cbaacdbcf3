import type { Result } from '@inkling/core/result';
import { serveTask, type WorkStep } from '../worker/serve-task.ts';
import { type StartTask, tasksOf } from '../worker/task.ts';
import type { LabTasks, LabTree, TreeFault, TreeProgress, TreeUpdate } from './lab-tasks.ts';

/** The implementation of each task of the Lab in a game's worker. */
type LabWorks = {
  readonly [Kind in keyof LabTasks]: LabTasks[Kind] extends StartTask<infer Ask, infer Update>
    ? (ask: Ask) => AsyncIterable<WorkStep<Update>>
    : never;
};

type LabRequest = { readonly kind: keyof LabTasks; readonly ask: never };

/** The page's side: one worker per task, opened by the game. */
export function labTasks(open: () => Worker): LabTasks {
  const of = <Ask, Update>(kind: keyof LabTasks): StartTask<Ask, Update> => {
    const start = tasksOf<{ readonly kind: keyof LabTasks; readonly ask: Ask }, Update>(open);
    return (ask, onUpdate, onEnd) => start({ kind, ask }, onUpdate, onEnd);
  };
  return { compare: of('compare'), split: of('split'), tree: of('tree') };
}

/** The worker's side: serves the tasks of the Lab. */
export function serveLab(works: LabWorks): void {
  serveTask<LabRequest, unknown>(({ kind, ask }) => works[kind](ask));
}

/** Reports the progress of a tree until it is complete, and returns it. */
export function* treeProgress<Made>(work: Generator<TreeProgress, Made>): Generator<() => TreeUpdate, Made> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const progress = step.value;
    yield () => ({ kind: 'progress', progress });
  }
}

/** Returns the final update about a tree. `begun` is `performance.now()` when the worker received the request. */
export function treeUpdate(made: Result<LabTree, TreeFault>, begun: number): TreeUpdate {
  return made.ok
    ? { kind: 'tree', tree: made.value, milliseconds: performance.now() - begun }
    : { kind: 'fault', fault: made.error };
}
