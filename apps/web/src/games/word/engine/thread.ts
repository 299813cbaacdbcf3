import { threadOf } from '../../../shell/worker/thread.ts';
import type { StartThread } from '../../../shell/worker/worker-client.ts';
import type { WordQuestions } from './questions.ts';

export const startWordWorker: StartThread<WordQuestions> = (onAnswer, onCrash) =>
  threadOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onAnswer, onCrash);
