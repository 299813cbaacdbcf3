import type { JobEngine } from '../engine/job-engine.ts';
import { insist } from '../engine/patience.ts';
import { startThread, Threads } from '../engine/threads.ts';
import { workLoop, type Yield } from '../engine/work-loop.ts';

/** A machine that is busy with other tests may be slower than the silence that a rig allows. */
export async function connect<Line>(open: () => Promise<Line>): Promise<Line> {
  const line = await insist(open, { signal: new AbortController().signal });
  if (line === undefined) throw new Error('nobody gave up');
  return line;
}

/** What a worker process of the contract does: says that it is ready, and works until it is killed. */
export async function workForRig(engine: JobEngine): Promise<void> {
  const threads = new Threads(1, () => startThread(new URL('./spin-thread.ts', import.meta.url), undefined));
  process.send?.('ready');
  process.on('disconnect', () => process.exit());
  await workLoop(engine, async (errand, signal) => (await threads.run(errand, signal)) as Yield, {
    slots: 1,
    renewEveryMs: 500,
    signal: new AbortController().signal,
  });
}
