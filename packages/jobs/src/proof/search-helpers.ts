import type { Worker } from 'node:worker_threads';
import { Claims, makeClaimsMemory } from '@inkling/deduction/optimum/claims';
import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { startThread } from '../engine/threads.ts';
import type { HelperData } from './helper-thread.ts';
import type { ProofSpec } from './spec.ts';

/**
 * Threads that search the same game as this thread to make its search faster. They share a table of proved facts, and
 * no two threads work on the same set. They affect only speed, and nothing waits for them.
 */
export class SearchHelpers {
  /** Pass these to the search in this thread. */
  readonly shared: { readonly table: SharedTranspositionTable; readonly claims: Claims };
  readonly #threads: readonly Worker[];

  constructor(spec: ProofSpec, count: number, tableBytes: number = TABLE_BYTES) {
    const data: HelperData = { spec, table: makeTableMemory(tableBytes), claims: makeClaimsMemory() };
    this.shared = { table: new SharedTranspositionTable(data.table), claims: new Claims(data.claims) };
    this.#threads = Array.from({ length: count }, () => startThread(THREAD, data));
    // If a thread dies, nothing is lost: this thread searches its sets.
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
