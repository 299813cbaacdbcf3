import type { Result } from '@inkling/core/result';
import type { Refusal } from '../../shell/refusal.ts';
import { readCount } from '../../shell/values.ts';

/** Reads `--workers`: the number of threads on this machine. */
export function readWorkers(
  { workers }: { readonly workers?: string },
  usual: number,
  least = 1,
): Result<number, Refusal> {
  return readCount(workers, 'workers', usual, WORKERS_MAX, least);
}

/** Reads `--memory` and returns it in bytes. */
export function readMemory({ memory }: { readonly memory?: string }): Result<number, Refusal> {
  const megabytes = readCount(memory, 'memory', MEMORY_USUAL_MB, MEMORY_MAX_MB);
  return megabytes.ok ? { ok: true, value: megabytes.value * 2 ** 20 } : megabytes;
}

const WORKERS_MAX = 256;
const MEMORY_USUAL_MB = 256;
const MEMORY_MAX_MB = 65_536;
