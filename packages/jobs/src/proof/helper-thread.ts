import { workerData } from 'node:worker_threads';
import { Claims } from '@inkling/deduction/optimum/claims';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { ProofContext } from './proof-context.ts';
import type { ProofSpec } from './spec.ts';

/** What a thread that helps a search starts with. */
export interface HelperData {
  readonly spec: ProofSpec;
  readonly table: SharedArrayBuffer | ArrayBuffer;
  readonly claims: SharedArrayBuffer | ArrayBuffer;
}

help(workerData as HelperData);

/** Searches the whole game; everything that it proves on the way goes into the table. */
function help({ spec, table, claims }: HelperData): void {
  const context = ProofContext.of(spec, new SharedTranspositionTable(table));
  if (context.ok) context.value.search([], { claims: new Claims(claims) }).advance(Number.POSITIVE_INFINITY);
}
