import type { Worker } from 'node:worker_threads';
import { Claims, makeClaimsMemory } from '@inkling/deduction/optimum/claims';
import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { startThread } from '../engine/threads.ts';
import type { HelperData } from './helper-thread.ts';
import type { ProofSpec } from './spec.ts';

/**
 * Threads that search the same game as this one, so that the search here ends sooner. They share a table of what is
 * proved, and none works on a set that another is working on. Only speed depends on them, and nobody waits for them.
 */
export class SearchHelpers {
  /** For the search here. */
  readonly shared: { readonly table: SharedTranspositionTable; readonly claims: Claims };
  readonly #threads: readonly Worker[];

  constructor(spec: ProofSpec, count: number, tableBytes: number = TABLE_BYTES) {
    const data: HelperData = { spec, table: makeTableMemory(tableBytes), claims: makeClaimsMemory() };
    this.shared = { table: new SharedTranspositionTable(data.table), claims: new Claims(data.claims) };
    this.#threads = Array.from({ length: count }, () => startThread(THREAD, data));
    // If one dies, nothing is lost: its sets are searched here.
    for (const thread of this.#threads) thread.on('error', () => undefined);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

const TABLE_BYTES = 2 ** 28;

const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './helper-thread.ts' : './helper-thread.js',
  import.meta.url,
);
