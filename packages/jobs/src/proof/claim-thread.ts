import { parentPort, workerData } from 'node:worker_threads';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import type { KnownList } from '@inkling/deduction/check/named-list';
import type { ThreadReply, ThreadRequest } from '../engine/threads.ts';
import { type Claim, checkClaim } from './claim.ts';

/** A request to check a proof of a claim. */
export interface ClaimRequest {
  readonly claim: Claim;
  readonly proof: string;
}

if (parentPort) serve(workerData as readonly KnownList[]);

/**
 * Answers requests. A thread starts with the word lists of one proof, and all its claims are about that proof's game.
 */
function serve(known: readonly KnownList[]): void {
  const checkerOf = gameCheckers(known);
  parentPort?.on('message', ({ request }: ThreadRequest) => {
    const { claim, proof } = request as ClaimRequest;
    const reply: ThreadReply = { ok: true, value: checkClaim(claim, proof, checkerOf) };
    parentPort?.postMessage(reply, []);
  });
}
