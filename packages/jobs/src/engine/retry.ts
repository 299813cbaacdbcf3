import { setTimeout as sleep } from 'node:timers/promises';
import { isPermanent } from './engine-fault.ts';

export interface RetryTerms {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Called when a call has failed and is tried again. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
}

/**
 * Tries until it works, and reports each failure; resolves to `undefined` when nobody waits any more. Rejects with an
 * error that will not go away.
 */
export async function retry<Value>(
  act: () => Promise<Value>,
  { signal, onTrouble }: RetryTerms,
): Promise<Value | undefined> {
  for (let delay = DELAY_MIN_MS; ; delay = Math.min(delay * 2, DELAY_MAX_MS)) {
    try {
      return await act();
    } catch (error) {
      if (isPermanent(error)) throw error;
      if (signal.aborted) return undefined;
      onTrouble?.(error);
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }
}

const DELAY_MIN_MS = 50;
const DELAY_MAX_MS = 2000;
