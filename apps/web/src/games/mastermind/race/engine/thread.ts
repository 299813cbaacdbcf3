import { threadOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';
import type { Questions } from './questions.ts';

/** The engine of a race in a worker of its own. */
export const startRaceWorker: StartThread<Questions> = (onAnswer, onCrash) =>
  threadOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onAnswer, onCrash);
