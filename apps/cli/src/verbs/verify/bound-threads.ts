import type { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@inkling/core/result';
import type { BoundFault, BoundProof } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { startThread } from '@inkling/jobs/engine/threads';
import type { FileFault } from '../../shell/text-file.ts';
import type { BoundThreadData, BoundThreadUpdate } from './bound-thread.ts';

/** Each reads the whole file and checks its share of the lemmas; the first line that any of them refuses is the verdict. */
export class BoundThreads {
  readonly #threads: readonly Worker[];
  /** How far each has come. */
  readonly #at: { lemmas: number; lines: number }[];
  readonly #onLemmas: (lemmas: number) => void;

  constructor(path: string, lists: readonly KnownList[], count: number, onLemmas: (lemmas: number) => void) {
    this.#onLemmas = onLemmas;
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
            // Whoever is further than that finds nothing earlier.
            for (const [other, { lines }] of this.#at.entries())
              if (lines > fault.line) void this.#threads[other]?.terminate();
          }),
        ),
      );
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

  /** What a thread ends with; `undefined` where it was stopped. */
  #end(
    thread: Worker,
    part: number,
    onFault: (fault: BoundFault) => void,
  ): Promise<BoundThreadUpdate | undefined> {
    return new Promise((resolve, reject) => {
      thread.on('error', reject);
      thread.on('exit', () => resolve(undefined));
      thread.on('message', (update: BoundThreadUpdate) => {
        if (update.kind === 'at') {
          this.#at[part] = update;
          // Lemmas that all of them have passed.
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
