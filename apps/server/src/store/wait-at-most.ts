import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits at most `ms` for something that may never happen. The timer keeps the process alive, because nothing else may do
 * so.
 */
export async function waitAtMost(ms: number, awaited: Promise<unknown> | undefined): Promise<void> {
  const enough = new AbortController();
  const late = sleep(ms, undefined, { signal: enough.signal }).catch(() => undefined);
  try {
    await Promise.race([awaited, late]);
  } finally {
    enough.abort();
  }
}
