import { threadsOf } from '../../../../shell/worker/thread.ts';
import { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { OwnQuestions } from './questions.ts';

export type OwnClient = Pick<WorkerClient<OwnQuestions>, 'ask' | 'interrupt' | 'close'>;

/** The worker that holds the game. A new one after a crash has none: then the game has to be opened again. */
export function openOwnClient(onTrouble: () => void): OwnClient {
  return new WorkerClient<OwnQuestions>(
    threadsOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    onTrouble,
  );
}
