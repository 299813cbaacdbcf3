import { setTimeout as sleep } from 'node:timers/promises';
import { isPermanent } from './engine-fault.ts';

export interface Patience {
  /** Nobody is waiting any more. */
  readonly signal: AbortSignal;
  /** A call failed and is tried again. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
}

/**
 * Tries until it works, reporting each failure, or until nobody waits any more: then resolves to nothing. Rejects with
 * an error that trying again cannot cure.
 */
export async function insist<Value>(
  act: () => Promise<Value>,
  { signal, onTrouble }: Patience,
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
