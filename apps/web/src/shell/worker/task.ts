import { reportMissingPart } from './missing-part.ts';

/** The page's handle on a worker that performs one task. */
export interface Task {
  /** Pauses the work at its next break. Earlier reports stay valid, and `resume` continues from there. */
  pause(): void;
  resume(): void;
  /** Terminates the worker; the task cannot be resumed. */
  stop(): void;
}

/** Starts a task. `onUpdate` receives its reports; `onEnd` is called once, when it is done or has failed. */
export type StartTask<Ask, Update> = (
  ask: Ask,
  onUpdate: (update: Update) => void,
  onEnd: (end: 'done' | 'broken') => void,
) => Task;

/** A message from the page to the worker. */
export type TaskRequest<Ask> =
  | { readonly kind: 'start'; readonly ask: Ask }
  | { readonly kind: 'pause' | 'resume' };

/** A message from the worker to the page. */
export type TaskReport<Update> =
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'done' };

/** Runs each task in its own worker. The caller's `open` creates it, because the bundler needs a literal worker URL. */
export function tasksOf<Ask, Update>(open: () => Worker): StartTask<Ask, Update> {
  return (ask, onUpdate, onEnd) => {
    const worker = open();
    let isOver = false;
    const end = (how?: 'done' | 'broken') => {
      if (isOver) return;
      isOver = true;
      worker.terminate();
      if (how) onEnd(how);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<TaskReport<Update>>) => {
      if (data.kind === 'done') end('done');
      else if (!isOver) onUpdate(data.update);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reportMissingPart(event);
      end('broken');
    });
    const send = (request: TaskRequest<Ask>) => worker.postMessage(request, { transfer: [] });
    send({ kind: 'start', ask });
    return {
      pause: () => send({ kind: 'pause' }),
      resume: () => send({ kind: 'resume' }),
      stop: () => end(),
    };
  };
}

/** Starts a task. `onUpdate` receives its reports, or `undefined` if it failed. Returns a function that stops it. */
export function runTask<Ask, Update>(
  start: StartTask<Ask, Update>,
  ask: Ask,
  onUpdate: (update: Update | undefined) => void,
): () => void {
  const task = start(ask, onUpdate, (end) => {
    if (end === 'broken') onUpdate(undefined);
  });
  return () => task.stop();
}
