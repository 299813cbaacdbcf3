import { parentPort, workerData } from 'node:worker_threads';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import type { KnownList } from '@inkling/deduction/check/named-list';
import type { ThreadReply, ThreadRequest } from '../engine/threads.ts';
import { type Claim, checkClaim } from './claim.ts';

/** A request to a thread that checks claims. */
export interface ClaimRequest {
  readonly claim: Claim;
  readonly proof: string;
}

if (parentPort) serve(workerData as readonly KnownList[]);

/** A thread is started with the word lists of the proof, and its claims are all of one game. */
function serve(known: readonly KnownList[]): void {
  const checkerOf = gameCheckers(known);
  parentPort?.on('message', ({ request }: ThreadRequest) => {
    const { claim, proof } = request as ClaimRequest;
    const reply: ThreadReply = { ok: true, value: checkClaim(claim, proof, checkerOf) };
    parentPort?.postMessage(reply, []);
  });
}
