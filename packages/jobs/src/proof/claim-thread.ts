import { parentPort } from 'node:worker_threads';
import { LemmaChecker } from '@inkling/deduction/check/lemma-checker';
import { codesOf } from '@inkling/deduction/check/proof-game';
import type { ThreadReply, ThreadRequest } from '../engine/threads.ts';
import { type Claim, checkClaim } from './claim.ts';

/** What a thread that checks claims is asked. */
export interface ClaimRequest {
  readonly claim: Claim;
  readonly proof: string;
}

if (parentPort) serve();

function serve(): void {
  let held: { readonly rules: string; readonly checker: LemmaChecker | undefined } | undefined;
  const checkerOf = (rules: string) => {
    if (held?.rules !== rules) {
      const game = codesOf(rules);
      held = { rules, checker: game && new LemmaChecker(game) };
    }
    return held.checker;
  };
  parentPort?.on('message', ({ request }: ThreadRequest) => {
    const { claim, proof } = request as ClaimRequest;
    const reply: ThreadReply = { ok: true, value: checkClaim(claim, proof, checkerOf) };
    parentPort?.postMessage(reply, []);
  });
}
