import type { StartThread } from '../../engine/engine.ts';
import { threadOf } from '../../engine/thread.ts';
import type { DuelQuestions } from './questions.ts';

export const startDuelWorker: StartThread<DuelQuestions> = (onAnswer, onCrash) =>
  threadOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onAnswer, onCrash);
