import { statisticsOf } from 'inkling/statistics';

/** Counts away from the page: sheets of five places take a while. One message in, one out. */
self.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  const work = statisticsOf(data);
  let step = work.next();
  while (!step.done) step = work.next();
  self.postMessage(step.value, { transfer: [] });
});
