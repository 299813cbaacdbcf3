import { setTimeout as sleep } from 'node:timers/promises';
import { isPermanent } from './engine-fault.ts';

export interface RetryTerms {
  /** Stops retrying when it is aborted. */
  readonly signal: AbortSignal;
  /** Called when a call has failed and will be retried. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
}

/**
 * Retries until the call succeeds, and reports each failure. Resolves to `undefined` if the signal is aborted. Rejects
 * with an error that is permanent.
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
