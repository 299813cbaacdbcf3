export type StopTask = () => void;

/**
 * One question to one worker that answers with news until the last, and is then ended. `onNews` gets `undefined`
 * when the worker broke. Returns what stops it: a worker under way cannot be asked to.
 */
export function startTask<News>(
  worker: Worker,
  ask: unknown,
  onNews: (news: News | undefined) => void,
  isLast: (news: News) => boolean,
): StopTask {
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (isLast(data)) worker.terminate();
    onNews(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onNews(undefined);
  });
  worker.postMessage(ask, { transfer: [] });
  return () => worker.terminate();
}
