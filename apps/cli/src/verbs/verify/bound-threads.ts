import type { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@inkling/core/result';
import type { BoundFault, BoundProof } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { startThread } from '@inkling/jobs/engine/threads';
import { type FileFault, pieceFault } from '../../shell/text-file.ts';
import type { BoundThreadData, BoundThreadUpdate } from './bound-thread.ts';
import { PieceDeal } from './piece-deal.ts';

/**
 * Checks a proof on several threads. Each reads the whole file, or receives its pieces if it can be read only
 * once, and checks its share of the lemmas. The first line that any of them rejects is the verdict.
 */
export class BoundThreads {
  readonly #threads: readonly Worker[];
  /** The progress of each thread. */
  readonly #at: { lemmas: number; lines: number }[];
  readonly #onLemmas: (lemmas: number) => void;
  readonly #deal: PieceDeal | undefined;
  /** Why no more pieces can be read. Undefined if they can. */
  #unreadable: FileFault | undefined;

  constructor(
    source: string | AsyncGenerator<Buffer>,
    lists: readonly KnownList[],
    count: number,
    onLemmas: (lemmas: number) => void,
  ) {
    this.#onLemmas = onLemmas;
    const path = typeof source === 'string' ? source : undefined;
    this.#deal =
      typeof source === 'string'
        ? undefined
        : new PieceDeal(source, count, (error) => {
            this.#unreadable = pieceFault(error);
            for (const thread of this.#threads) void thread.terminate();
          });
    this.#at = Array.from({ length: count }, () => ({ lemmas: 0, lines: 0 }));
    this.#threads = this.#at.map((_, part) =>
      startThread(THREAD, { path, lists, part, parts: count } satisfies BoundThreadData),
    );
  }

  async verdict(): Promise<Result<Result<BoundProof, BoundFault>, FileFault>> {
    let fault: BoundFault | undefined;
    try {
      const ends = await Promise.all(
        this.#threads.map((thread, part) =>
          this.#end(thread, part, (found) => {
            if (!fault || found.line < fault.line) fault = found;
            // A thread that is already past that line cannot find an earlier fault.
            for (const [other, { lines }] of this.#at.entries())
              if (lines > fault.line) void this.#threads[other]?.terminate();
          }),
        ),
      );
      if (this.#unreadable) return fail(this.#unreadable);
      const unreadable = ends.find((end) => end?.kind === 'unreadable');
      if (unreadable?.kind === 'unreadable') return fail(unreadable.fault);
      if (fault) return ok(fail(fault));
      const checked = ends[0];
      if (checked?.kind !== 'checked') throw new Error('a thread ended without a verdict');
      return ok(checked.checked);
    } finally {
      await Promise.all(this.#threads.map((thread) => thread.terminate()));
    }
  }

  /** Resolves with the last message of a thread, or `undefined` if it was stopped. */
  #end(
    thread: Worker,
    part: number,
    onFault: (fault: BoundFault) => void,
  ): Promise<BoundThreadUpdate | undefined> {
    return new Promise((resolve, reject) => {
      thread.on('error', reject);
      thread.on('exit', () => {
        this.#deal?.leave(part);
        resolve(undefined);
      });
      thread.on('message', (update: BoundThreadUpdate) => {
        if (update.kind === 'asks') {
          this.#deal?.ask(part, (piece) => thread.postMessage(piece, []));
          return;
        }
        if (update.kind === 'at') {
          this.#at[part] = update;
          // Lemmas that all threads have passed.
          this.#onLemmas(Math.min(...this.#at.map(({ lemmas }) => lemmas)));
          return;
        }
        if (update.kind === 'checked') {
          if (!update.checked.ok) onFault(update.checked.error);
          this.#at[part] = { lemmas: Number.POSITIVE_INFINITY, lines: 0 };
        }
        resolve(update);
      });
    });
  }
}

const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './bound-thread.ts' : './bound-thread.js',
  import.meta.url,
);
