import type { TaskReport, TaskRequest } from './task.ts';

/**
 * What the work yields: an update that must be sent; a function that returns a progress update, called only when it is
 * time to show one; or `undefined`, which merely allows a break.
 */
export type WorkStep<Update> = Update | (() => Update) | undefined;

/**
 * The worker's side of a task. The work is a generator. It is suspended briefly after every report, so that a pause
 * message can arrive. An exception ends the task as broken.
 */
export function serveTask<Ask, Update>(
  work: (ask: Ask) => Iterable<WorkStep<Update>> | AsyncIterable<WorkStep<Update>>,
): void {
  /** Pending while the work is paused. */
  let mayGoOn = Promise.resolve();
  let release = () => {};
  const post = (report: TaskReport<Update>) => self.postMessage(report, { transfer: [] });

  async function run(steps: ReturnType<typeof work>): Promise<void> {
    let shown = performance.now();
    for await (const report of steps) {
      const isLasting = report !== undefined && typeof report !== 'function';
      if (!isLasting && performance.now() - shown < SHOWN_EVERY_MS) continue;
      if (isLasting) post({ kind: 'update', update: report });
      else if (report) post({ kind: 'update', update: (report as () => Update)() });
      await rest();
      await mayGoOn;
      shown = performance.now();
    }
    post({ kind: 'done' });
  }

  self.addEventListener('message', ({ data }: MessageEvent<TaskRequest<Ask>>) => {
    release();
    if (data.kind === 'start') run(work(data.ask)).catch(reportError);
    else if (data.kind === 'pause')
      mayGoOn = new Promise((resolve) => {
        release = resolve;
      });
  });
}

/** Yields to the event loop, so that pending messages are handled. */
function rest(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(0);
  });
}

const SHOWN_EVERY_MS = 80;
