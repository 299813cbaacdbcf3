import { handleMissingPart, reportMissingPart } from './missing-part.ts';
import type { Answered, Protocol } from './protocol.ts';
import type { StartThread } from './worker-client.ts';

/** Starts workers that answer questions. The caller's `open` creates one: the bundler needs a literal worker URL. */
export function threadsOf<Questions extends Protocol<Questions>>(open: () => Worker): StartThread<Questions> {
  return (onAnswer, onCrash) => {
    const worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<Answered<Questions>>) => {
      if (!handleMissingPart(data)) onAnswer(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reportMissingPart(event);
      onCrash();
    });
    return {
      ask: (asked) => worker.postMessage(asked, { transfer: [] }),
      stop: () => worker.terminate(),
    };
  };
}
