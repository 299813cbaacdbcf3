import { workerData } from 'node:worker_threads';
import { Claims } from '@inkling/deduction/optimum/claims';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { ProofContext } from './proof-context.ts';
import type { ProofSpec } from './spec.ts';

/** The start data of a thread that helps a search. */
export interface HelperData {
  readonly spec: ProofSpec;
  readonly table: SharedArrayBuffer | ArrayBuffer;
  readonly claims: SharedArrayBuffer | ArrayBuffer;
}

help(workerData as HelperData);

/** Searches the whole game and stores everything it proves in the shared table. */
function help({ spec, table, claims }: HelperData): void {
  const context = ProofContext.of(spec, new SharedTranspositionTable(table));
  if (context.ok) context.value.search([], { claims: new Claims(claims) }).advance(Number.POSITIVE_INFINITY);
}
