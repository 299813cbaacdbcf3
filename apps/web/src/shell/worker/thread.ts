import type { Answered, Protocol } from './protocol.ts';
import type { Thread } from './worker-client.ts';

/** A worker as a thread. The bundler finds a worker by its literal address, so each page starts its own. */
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
