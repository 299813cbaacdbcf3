import type { Statistics } from 'inkling/statistics';

/** Statistics in a worker of their own. Returns what stops it; `onDone` gets `undefined` when it broke. */
export function countStatistics(
  texts: readonly string[],
  onDone: (statistics: Statistics | undefined) => void,
): () => void {
  const worker = new Worker(new URL('./statistics-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Statistics>) => {
    worker.terminate();
    onDone(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onDone(undefined);
  });
  worker.postMessage(texts, { transfer: [] });
  return () => worker.terminate();
}
