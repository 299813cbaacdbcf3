import { parentPort, workerData } from 'node:worker_threads';
import type { CodeRules } from '@inkling/core/deduction';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { type ComparisonPart, playPart } from '@inkling/games/mastermind/analysis/comparison-parts';
import type { ThreadReply, ThreadRequest } from '@inkling/jobs/engine/threads';
import { kernelsFor } from '../position/kernels.ts';

/** The initial data of a thread of a comparison. */
export interface ComparisonThreadData {
  readonly rules: CodeRules;
  readonly seed: string;
  /** Number of secrets found for each player, incremented by all threads. */
  readonly counters: Int32Array;
}

export interface ComparisonRequest {
  readonly part: ComparisonPart;
  /** The index of the player's counter. */
  readonly counter: number;
}

if (parentPort) serve(workerData as ComparisonThreadData);

function serve({ rules, seed, counters }: ComparisonThreadData): void {
  const start = kernelsFor(rules).then((kernels) => CodeAnalysis.of(rules, [], kernels));

  async function play({ part, counter }: ComparisonRequest): Promise<ThreadReply> {
    const position = await start;
    if (!position.ok) return { ok: false, reason: position.error };
    const run = playPart(position.value, part, seed);
    let counted = 0;
    for (;;) {
      const step = run.next();
      const done = step.done ? part.secrets : step.value;
      Atomics.add(counters, counter, done - counted);
      counted = done;
      if (step.done) return { ok: true, value: step.value };
    }
  }

  parentPort?.on('message', async ({ request }: ThreadRequest) => {
    try {
      parentPort?.postMessage(await play(request as ComparisonRequest), []);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ ok: false, reason } satisfies ThreadReply, []);
    }
  });
}
