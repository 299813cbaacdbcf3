import type { JobEngine } from '../engine/job-engine.ts';
import { retry } from '../engine/retry.ts';
import { startThread, Threads } from '../engine/threads.ts';
import { workLoop, type Yield } from '../engine/work-loop.ts';
import { RIG_SILENCE_MS } from './rig.ts';
import { factsOf, type TestJob } from './test-job.ts';

/** Connects with retries, because a machine that is busy with other tests may be slower than the rig allows. */
export async function connect<Line>(open: () => Promise<Line>): Promise<Line> {
  const line = await retry(open, { signal: new AbortController().signal });
  if (line === undefined) throw new Error('nobody gave up');
  return line;
}

/** Leases test jobs and does them in a thread, until the signal is aborted. */
export async function workForRig(engine: JobEngine, signal: AbortSignal): Promise<void> {
  const threads = new Threads(1, () => startThread(new URL('./busy-thread.mjs', import.meta.url), undefined));
  const run = async (payload: unknown, stop: AbortSignal): Promise<Yield> => {
    await threads.run(payload, stop);
    return { facts: factsOf((payload as TestJob).n), nodes: 1 };
  };
  try {
    await workLoop(engine, run, { slots: 1, renewEveryMs: 500, signal });
  } finally {
    await threads.close();
  }
}

/** An engine with its own connection. */
export interface OpenWork {
  readonly engine: JobEngine;
  end(): Promise<void>;
}

/** A request to a worker process: to work for a proof, or to stop. */
export type WorkRequest = 'stop' | { readonly url: string; readonly proof: string; readonly version: string };

/**
 * Runs a worker process for the contract: it executes requests, sends `ready` when it has started and `stopped` when it
 * has stopped, and exits with its parent. It is reused, because starting one takes longer than most tests.
 */
export function obey(
  open: (url: string, proof: string, version: string, silenceMs: number) => Promise<OpenWork>,
): void {
  let working: { readonly stop: AbortController; readonly done: Promise<void> } | undefined;
  const work = async ({ url, proof, version }: Exclude<WorkRequest, 'stop'>, signal: AbortSignal) => {
    const { engine, end } = await connect(() => open(url, proof, version, RIG_SILENCE_MS));
    process.send?.('ready');
    await workForRig(engine, signal);
    await engine.close();
    await end();
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (request: WorkRequest) => {
    if (request === 'stop') {
      working?.stop.abort();
      void working?.done.then(() => process.send?.('stopped'));
    } else {
      const stop = new AbortController();
      working = { stop, done: work(request, stop.signal) };
    }
  });
}
