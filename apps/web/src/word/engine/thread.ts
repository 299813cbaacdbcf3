import type { StartThread } from '../../engine/engine.ts';
import { threadOf } from '../../engine/thread.ts';
import type { WordQuestions } from './questions.ts';

export const startWordWorker: StartThread<WordQuestions> = (onAnswer, onCrash) =>
  threadOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onAnswer, onCrash);
