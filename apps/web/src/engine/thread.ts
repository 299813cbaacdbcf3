import type { StartThread } from './engine.ts';
import type { Answered } from './questions.ts';

/** The engine in a worker of its own. */
export const startWorker: StartThread = (onAnswer, onCrash) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => onAnswer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onCrash();
  });
  return {
    ask: (asked) => worker.postMessage(asked, { transfer: [] }),
    stop: () => worker.terminate(),
  };
};
