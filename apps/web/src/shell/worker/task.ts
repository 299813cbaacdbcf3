import { tellMissing } from './missing-part.ts';

/** A worker at one piece of work, as the page sees it. */
export interface Task {
  /** Holds the work when it next rests. What it reported stays true, and `resume` goes on from there. */
  pause(): void;
  resume(): void;
  /** Ends the thread for good. */
  stop(): void;
}

/** Starts one piece of work. `onUpdate` gets what it reports on the way; `onEnd` is called once, when it is done or broke. */
export type StartTask<Ask, Update> = (
  ask: Ask,
  onUpdate: (update: Update) => void,
  onEnd: (end: 'done' | 'broken') => void,
) => Task;

/** What the page says to the worker. */
export type TaskRequest<Ask> =
  | { readonly kind: 'start'; readonly ask: Ask }
  | { readonly kind: 'pause' | 'resume' };

/** What the worker says to the page. */
export type TaskReport<Update> =
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'done' };

/** Tasks in workers of their own; `open` makes one, because the bundler finds a worker by its literal address. */
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
      tellMissing(event);
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

/** Starts a piece of work; `onUpdate` gets what it reports, or `undefined` when it broke. Returns what stops it. */
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
