import { parentPort, workerData } from 'node:worker_threads';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import type { ThreadReply, ThreadRequest } from '../engine/threads.ts';
import { ProofContext } from './proof-context.ts';
import { type ProofJob, solveJob } from './solve-job.ts';
import type { ProofSpec } from './spec.ts';

/** The start data of a worker thread of a proof. */
export interface ProofThreadData {
  readonly spec: ProofSpec;
  readonly memory: SharedArrayBuffer | ArrayBuffer;
}

if (parentPort) serve(workerData as ProofThreadData);

function serve({ spec, memory }: ProofThreadData): void {
  const context = ProofContext.of(spec, new SharedTranspositionTable(memory));
  parentPort?.on('message', ({ request, stop }: ThreadRequest) => {
    const answer = (): ThreadReply => {
      if (!context.ok) return { ok: false, reason: context.error.code };
      try {
        const isStopped = () => Atomics.load(stop, 0) !== 0;
        return { ok: true, value: solveJob(context.value, request as ProofJob, isStopped) };
      } catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
      }
    };
    parentPort?.postMessage(answer(), []);
  });
}
