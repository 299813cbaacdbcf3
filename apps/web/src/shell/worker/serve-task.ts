import type { TaskReport, TaskRequest } from './task.ts';

/** What the work reports. A function gives figures under way: it is called only when it is time to show them. `undefined` is a rest. */
export type WorkStep<Update> = Update | (() => Update) | undefined;

/**
 * The worker's side of a task. The work is a generator; it rests whenever something was shown, and hears then whether it
 * is to wait. What it throws ends the task as broken.
 */
export function serveTask<Ask, Update>(
  work: (ask: Ask) => Iterable<WorkStep<Update>> | AsyncIterable<WorkStep<Update>>,
): void {
  /** Settled while the work may go on. */
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

/** Lets the messages in that have come meanwhile. */
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
