import type { Status } from '@inkling/core/game';
import type { Progress } from './history-part.ts';

/** Returns the phase of a game that is won by finding the secret. */
export function phaseOf(status: Status<string>): Progress['phase'] {
  if (status.phase === 'playing') return 'unfinished';
  return status.winner === 'breaker' ? 'found' : 'lost';
}
