import type { StartThread, Thread } from './engine.ts';
import type { Answered, Protocol } from './protocol.ts';
import type { Questions } from './questions.ts';

/** The engine of Mastermind in a worker of its own. */
export const startWorker: StartThread<Questions> = (onAnswer, onCrash) =>
  threadOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onAnswer, onCrash);

/** A worker as a thread. The bundler finds a worker by its literal address, so each place starts its own. */
export function threadOf<Questions extends Protocol<Questions>>(
  worker: Worker,
  onAnswer: (answered: Answered<Questions>) => void,
  onCrash: () => void,
): Thread<Questions> {
  worker.addEventListener('message', ({ data }: MessageEvent<Answered<Questions>>) => onAnswer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onCrash();
  });
  return {
    ask: (asked) => worker.postMessage(asked, { transfer: [] }),
    stop: () => worker.terminate(),
  };
}
