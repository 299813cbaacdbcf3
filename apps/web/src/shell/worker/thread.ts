import { hearMissing, tellMissing } from './missing-part.ts';
import type { Answered, Protocol } from './protocol.ts';
import type { StartThread } from './worker-client.ts';

/** Workers that answer questions; `open` makes one, because the bundler finds a worker by its literal address. */
export function threadsOf<Questions extends Protocol<Questions>>(open: () => Worker): StartThread<Questions> {
  return (onAnswer, onCrash) => {
    const worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<Answered<Questions>>) => {
      if (!hearMissing(data)) onAnswer(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      tellMissing(event);
      onCrash();
    });
    return {
      ask: (asked) => worker.postMessage(asked, { transfer: [] }),
      stop: () => worker.terminate(),
    };
  };
}
